// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.cxf;

import java.util.List;
import org.roundtrip.provider.Option;
import org.roundtrip.soap.WsSecurity;

/**
 * Apache CXF with WS-Security by WSS4J 4. A contract becomes the same sources; messages are signed or encrypted by interceptors.
 *
 * <p>Defaults: {@code protection=timestamp}, the least of them, and {@code algorithm=aes128}, today's least.
 */
public final class CxfWssProvider extends CxfProvider {

    /** Makes the component. */
    public CxfWssProvider() {
        super(RUNTIME, "security");
    }

    @Override
    public List<Option> options() {
        return WsSecurity.options();
    }
}
