// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.xmlrpc.runtime;

import java.util.logging.Level;
import java.util.logging.Logger;
import javax.xml.parsers.SAXParserFactory;
import org.apache.xmlrpc.XmlRpcHandler;
import org.apache.xmlrpc.server.XmlRpcServerConfigImpl;
import org.apache.xmlrpc.util.SAXParsers;
import org.apache.xmlrpc.webserver.WebServer;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/** The web server of Apache XML-RPC 3.1.3, with one handler for all operations. Connections stay open; extensions are off. */
public final class LastServer implements ServerHalf {
    /** A reference that is kept, because a logger that nobody refers to loses its level. */
    private static final Logger APACHE = Logger.getLogger("org.apache");
    private WebServer server;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        APACHE.setLevel(Level.OFF);
        refuseDocumentTypes();
        Object behaviours = setting.behaviours();
        XmlRpcHandler handler = (XmlRpcHandler) Generated.type("Dispatch").getConstructor(behaviours.getClass()).newInstance(behaviours);
        server = new WebServer(setting.port(), Web.address(setting));
        XmlRpcServerConfigImpl config = new XmlRpcServerConfigImpl();
        config.setKeepAliveEnabled(true);
        server.getXmlRpcServer().setConfig(config);
        server.getXmlRpcServer().setHandlerMapping(method -> handler);
        server.start();
        return Web.endpoint(setting, server.getPort());
    }

    /** Its own parser refuses entities from outside, but it reads a document type that lies elsewhere. */
    private static void refuseDocumentTypes() throws Exception {
        SAXParserFactory parsers = SAXParserFactory.newInstance();
        parsers.setNamespaceAware(true);
        parsers.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        SAXParsers.setSAXParserFactory(parsers);
    }

    @Override
    public void close() {
        if (server != null) {
            server.shutdown();
        }
    }
}
