// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.jdk;

import java.util.Optional;
import java.util.regex.Pattern;
import org.roundtrip.model.text.Texts;

/**
 * Checks flags that a plan gives to a JVM. A plan may come from elsewhere, so flags that start programs, load agents or
 * other code, open the JVM to remote control, read further settings from files, or write files are refused.
 */
public final class JvmFlags {
    private static final Texts TEXTS = Texts.of(JvmFlags.class);
    private static final Pattern KNOWN = Pattern.compile("-XX:[+-]\\w+|-XX:\\w+=[\\w.,%-]+|-X(ms|mx|mn|ss)\\d+[kKmMgG]?"
            + "|-X(int|comp|mixed|batch|rs|future|noclassgc|incgc)|-Xshare:(auto|on|off)|-Xverify:\\w+|-Xlog:[\\w+*=,-]+"
            + "|-Xloggc|-verbose:\\w+|-server|-client|-e[as]a?|-d[as]a?|-D[\\w.-]+(=.*)?"
            + "|--(add-opens|add-exports|add-reads|add-modules|enable-native-access|illegal-access)=[\\w.,/=-]+"
            + "|--enable-preview");
    private static final Pattern DANGEROUS = Pattern.compile("-XX:(OnError|OnOutOfMemoryError|Flags|VMOptionsFile|\\w*File"
            + "|\\w*Path|\\w*Filename|SharedArchiveFile|ArchiveClassesAtExit|AOT\\w*|StartFlightRecording|FlightRecorderOptions"
            + "|JVMCILibPath|CompileCommand\\w*|CRaC\\w*)=.*|-Dcom\\.sun\\.management\\..*|-Djava\\.(system\\.class\\.loader|library\\.path|class\\.path|ext\\.dirs"
            + "|endorsed\\.dirs|security\\.(policy|properties|manager)|util\\.logging\\.config\\.\\w+|io\\.tmpdir|rmi\\.server\\.codebase)(=.*)?");

    private JvmFlags() {
    }

    /** Returns why a flag is refused, in one sentence; empty when it may be used. */
    public static Optional<String> objection(String flag) {
        boolean usable = KNOWN.matcher(flag).matches() && !DANGEROUS.matcher(flag).matches();
        return usable ? Optional.empty() : Optional.of(TEXTS.text("flag", flag));
    }
}
