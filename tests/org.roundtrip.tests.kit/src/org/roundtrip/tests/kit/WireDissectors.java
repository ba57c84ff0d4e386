// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.util.tracker.ServiceTracker;
import org.roundtrip.dissect.Dissectors;

/** The framework's service of dissectors. */
final class WireDissectors {
    private static final long PATIENCE_MILLIS = 20_000;

    private WireDissectors() {
    }

    static Dissectors all() throws InterruptedException {
        BundleContext context = FrameworkUtil.getBundle(WireDissectors.class).getBundleContext();
        ServiceTracker<Dissectors, Dissectors> tracker = new ServiceTracker<>(context, Dissectors.class, null);
        tracker.open();
        try {
            return tracker.waitForService(PATIENCE_MILLIS);
        } finally {
            tracker.close();
        }
    }
}
