// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.axis.runtime.AxisClient;
import org.roundtrip.soap.WsSecurity;

/**
 * Apache Axis 1.4 with WS-Security by WSS4J 1.5, whose handlers sign or encrypt messages. Its files are fetched.
 *
 * <p>Defaults: {@code protection=timestamp}, the least of them, and {@code algorithm=aes128}, today's least.
 */
public final class AxisWssProvider extends AxisProvider {
    private static final String SECURITY = "security";

    @Override
    public Libraries libraries() {
        return Libraries.read(AxisWssProvider.class, "libraries.txt").only(SECURITY);
    }

    @Override
    public Libraries libraries(Map<String, String> options) {
        return libraries();
    }

    @Override
    List<Path> security(LibraryFiles fetched) {
        return fetched.classPath(SECURITY);
    }

    @Override
    public List<Option> options() {
        return Stream.concat(WsSecurity.options().stream(), super.options().stream().filter(each -> !each.name().equals(AxisClient.VERSION))).toList();
    }
}
