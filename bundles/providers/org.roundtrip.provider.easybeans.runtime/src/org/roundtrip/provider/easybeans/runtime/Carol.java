// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.easybeans.runtime;

import java.lang.management.ManagementFactory;
import java.util.Properties;
import org.ow2.carol.util.configuration.ConfigurationException;
import org.ow2.carol.util.configuration.ConfigurationRepository;

/** The configuration of CAROL in this process: RMI with JRMP, and a registry. CAROL has one for each process. */
final class Carol {
    private static final String URL = "carol.jrmp.url";

    private Carol() {
    }

    /** Makes CAROL the JNDI and the RMI of this process. @param registry such as {@code rmi://127.0.0.1:1099} */
    static void configure(String registry) throws ConfigurationException {
        Properties properties = new Properties();
        properties.setProperty("carol.protocols", "jrmp");
        properties.setProperty(URL, registry);
        // The registry is asked by its port also from within its own process, so that the server does what a client does.
        properties.setProperty("carol.jvm.rmi.local.registry", "false");
        // CAROL registers with a server of MBeans that exists, and makes none itself.
        ManagementFactory.getPlatformMBeanServer();
        ConfigurationRepository.init(properties, "roundtrip", "EasyBeans");
    }
}
