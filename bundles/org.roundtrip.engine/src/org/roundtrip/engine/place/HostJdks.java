// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;

final class HostJdks {
    static List<Jdk> of(HostConnection c) throws HostException, InterruptedException {
        String out = c.script("""
            for h in "$JAVA_HOME" /usr/lib/jvm/*; do [ -x "$h/bin/java" ] && [ -f "$h/release" ] && echo "$(readlink -f "$h")|$(sed -n 's/^JAVA_VERSION="\\(.*\\)"/\\1/p' "$h/release")"; done; true
            """, Duration.ofSeconds(20));
        return out.lines().distinct().map(l -> l.split("\\|")).filter(p -> p.length == 2 && p[1].matches("\\d+(\\.\\d+)*")).map(p -> new Jdk(Path.of(p[0]), p[1], "")).sorted(Jdk.NEWEST_FIRST).toList();
    }
}
