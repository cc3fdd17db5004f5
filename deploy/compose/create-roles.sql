-- PostgreSQL runs this once, when its volume is empty. The owner migrates; the role of the programs may only read and write rows.
\getenv owner_password OWNER_PASSWORD
\getenv password ROLE_PASSWORD
create role plantsoen_owner login password :'owner_password';
create role plantsoen login password :'password';
create database plantsoen owner plantsoen_owner encoding 'UTF8' template template0;
