// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JvmFlagsTest {

    @ParameterizedTest
    @ValueSource(strings = {"-XX:+UseZGC", "-XX:-TieredCompilation", "-XX:MaxGCPauseMillis=5", "-Xmx1g", "-Xss512k",
        "-Xint", "-Xlog:gc*=debug", "-Dsun.rmi.transport.tcp.responseTimeout=5000", "-Dempty", "-ea", "-verbose:gc",
        "--add-opens=java.base/java.lang=ALL-UNNAMED", "-XX:TieredStopAtLevel=1", "-XX:ActiveProcessorCount=1"})
    void flagsThatTuneAJvmMayBeUsed(String flag) {
        assertEquals(Optional.empty(), JvmFlags.objection(flag));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-XX:OnError=touch x", "-XX:OnOutOfMemoryError=ls", "-javaagent:a.jar", "-agentpath:/x.so",
        "-agentlib:jdwp=transport=dt_socket", "@flags", "-cp", "-classpath", "x.jar", "-jar", "-XX:Flags=f",
        "-XX:VMOptionsFile=f", "-Xbootclasspath/a:x.jar", "--module-path=x", "--patch-module=java.base=x",
        "-XX:ErrorFile=x", "-XX:HeapDumpPath=x", "-XX:LogFile=x", "-Xlog:gc:file=x", "-Xloggc:x",
        "-XX:StartFlightRecording=filename=x", "-XX:SharedArchiveFile=x", "-Djava.system.class.loader=X",
        "-Djava.library.path=x", "-Dcom.sun.management.jmxremote.port=9", "-Djava.io.tmpdir=/x", "-Djava.security.properties=x",
        "-Djava.util.logging.config.file=x", "-XX:CRaCRestoreFrom=x", "Main", "", "-XX:+UseZGC -jar x.jar", "-XX:AOTCache=x", "-XX:JVMCILibPath=x"})
    void flagsThatStartProgramsOrTouchFilesAreRefused(String flag) {
        assertTrue(JvmFlags.objection(flag).orElseThrow().startsWith("the JVM flag '" + flag + "' is not allowed"));
    }
}
