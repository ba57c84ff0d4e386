@echo off
rem SPDX-FileCopyrightText: 2026 Roundtrip contributors
rem SPDX-License-Identifier: EPL-2.0
rem Starts the workbench, or with arguments one of its commands. Needs Java 21 or newer: JAVA_HOME or the path.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
if not defined ROUNDTRIP_HOME set "ROUNDTRIP_HOME=%USERPROFILE%\.roundtrip"
if "%~1"=="" (
  set "program=window"
  set "application=-application org.roundtrip.ui.application"
  set "data=@noDefault"
) else (
  set "program=command"
  set "application=-application org.roundtrip.cli.application"
  set "data=@none"
)
if not exist "%ROUNDTRIP_HOME%\cache" mkdir "%ROUNDTRIP_HOME%\cache" 2>nul
if not exist "%ROUNDTRIP_HOME%\cache" echo roundtrip: Roundtrip's home %ROUNDTRIP_HOME% cannot be written: set ROUNDTRIP_HOME to a folder of your own. >&2
if not exist "%ROUNDTRIP_HOME%\cache" exit /b 2
for %%j in ("%~dp0plugins\org.eclipse.equinox.launcher_*.jar") do set "launcher=%%j"
"%java%" -Xmx512m -XX:TieredStopAtLevel=1 -XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%ROUNDTRIP_HOME%\cache\%program%.jsa" ^
  --enable-native-access=ALL-UNNAMED -Djava.awt.headless=true -Declipse.e4.inject.javax.disabled=true ^
  "-Droundtrip.home=%ROUNDTRIP_HOME%" -jar "%launcher%" ^
  -configuration "%ROUNDTRIP_HOME%\configuration\%program%" %application% -data "%data%" -nosplash %*
