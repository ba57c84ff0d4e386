// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.runtime;

import java.util.Properties;
import org.jacorb.orb.iiop.IIOPAddress;
import org.jacorb.orb.iiop.IIOPProfile;
import org.omg.CORBA.ORB;

/** Makes object request brokers (ORBs) for both halves: without log output, on one address, with fixed code sets. */
final class Orbs {

    private Orbs() {
    }

    /**
     * Makes an ORB that calls. When it has reply handlers, it listens on loopback, where nobody calls it.
     *
     * @param timeoutMillis how long to wait for a reply and for a connection
     */
    static ORB client(long timeoutMillis) {
        Properties properties = common();
        properties.setProperty("OAIAddr", "127.0.0.1");
        properties.setProperty("jacorb.connection.client.pending_reply_timeout", Long.toString(timeoutMillis));
        properties.setProperty("jacorb.connection.client.connect_timeout", Long.toString(timeoutMillis));
        properties.setProperty("jacorb.retries", "0");
        return ORB.init(new String[0], properties);
    }

    /** Makes an ORB that listens as soon as it has created a reference; port 0 is any free port. */
    static ORB server(String host, int port, Properties more) {
        Properties properties = common();
        properties.setProperty("OAIAddr", host);
        properties.setProperty("OAPort", Integer.toString(port));
        properties.putAll(more);
        return ORB.init(new String[0], properties);
    }

    /** Returns the port on which an ORB listens. */
    static int port(ORB orb) {
        IIOPProfile profile = (IIOPProfile) ((org.jacorb.orb.ORB) orb).getBasicAdapter().getEndpointProfiles().get(0);
        return ((IIOPAddress) profile.getAddress()).getPort();
    }

    private static Properties common() {
        Properties properties = new Properties();
        properties.setProperty("org.omg.CORBA.ORBClass", "org.jacorb.orb.ORB");
        properties.setProperty("org.omg.CORBA.ORBSingletonClass", "org.jacorb.orb.ORBSingleton");
        properties.setProperty("jacorb.orb.print_version", "off");
        properties.setProperty("jacorb.native_char_codeset", "ISO8859_1");
        properties.setProperty("jacorb.native_wchar_codeset", "UTF16");
        return properties;
    }
}
