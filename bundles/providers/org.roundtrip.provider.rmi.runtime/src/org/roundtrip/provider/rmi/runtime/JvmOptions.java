// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Options that RMI takes from system properties, which it reads once, when its classes are loaded. */
public final class JvmOptions {
    /** For how many seconds a client leases a remote object. It renews the lease when half of the time is over. */
    public static final String LEASE = "dgcLease";
    /** RMI's own default of {@link #LEASE}, in seconds. */
    public static final String LEASE_DEFAULT = "600";
    /** For how many seconds a client keeps a connection that no call uses. */
    public static final String IDLE = "idleTimeout";
    /** RMI's own default of {@link #IDLE}, in seconds. */
    public static final String IDLE_DEFAULT = "15";

    private JvmOptions() {
    }

    /** Sets the properties of this JVM. An option that is not given leaves RMI's default. */
    static void set(Map<String, String> options) {
        set(options.get(LEASE), LEASE_DEFAULT, "java.rmi.dgc.leaseValue");
        set(options.get(IDLE), IDLE_DEFAULT, "sun.rmi.transport.connectionTimeout");
    }

    private static void set(String seconds, String otherwise, String property) {
        if (seconds != null && !seconds.equals(otherwise)) {
            System.setProperty(property, Long.toString(TimeUnit.SECONDS.toMillis(Long.parseLong(seconds))));
        }
    }
}
