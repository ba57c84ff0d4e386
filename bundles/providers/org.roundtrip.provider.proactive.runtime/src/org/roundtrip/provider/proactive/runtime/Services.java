// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive.runtime;

import java.util.Iterator;
import java.util.ServiceLoader;

/** Finds ProActive's services in newer Java, where {@code javax.imageio.spi.ServiceRegistry} finds those of image input and output only. */
public final class Services {
    private Services() {
    }

    /** Returns the providers of a service; called by the classes of ProActive that {@link NewerJava} writes. */
    public static <T> Iterator<T> lookupProviders(Class<T> service) {
        return ServiceLoader.load(service).iterator();
    }
}
