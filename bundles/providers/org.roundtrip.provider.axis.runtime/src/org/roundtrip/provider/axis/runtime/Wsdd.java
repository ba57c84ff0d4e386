// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis.runtime;

import java.io.InputStream;
import java.net.URL;
import org.apache.axis.deployment.wsdd.WSDDConstants;
import org.apache.axis.deployment.wsdd.WSDDDeployment;
import org.apache.axis.deployment.wsdd.WSDDDocument;
import org.apache.axis.utils.XMLUtils;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Reads Axis's deployment descriptors. */
final class Wsdd {
    private Wsdd() {
    }

    /** Returns the configuration of an Axis engine. */
    static WSDDDeployment read(URL descriptor) throws Exception {
        return new WSDDDocument(xml(descriptor)).getDeployment();
    }

    /**
     * Adds the services of another descriptor, as Axis's administration service does.
     *
     * @param request  the class of a handler of each request, or null
     * @param response the class of a handler of each response, or null
     */
    static void deploy(URL descriptor, WSDDDeployment into, String request, String response) throws Exception {
        Document document = xml(descriptor);
        NodeList services = document.getDocumentElement().getElementsByTagNameNS(WSDDConstants.URI_WSDD, "service");
        for (int i = 0; i < services.getLength(); i++) {
            handle(services.item(i), "requestFlow", request);
            handle(services.item(i), "responseFlow", response);
        }
        new WSDDDocument(document).deploy(into);
    }

    private static void handle(Node service, String flow, String handler) {
        if (handler != null) {
            Element called = service.getOwnerDocument().createElementNS(WSDDConstants.URI_WSDD, "handler");
            called.setAttribute("type", "java:" + handler);
            service.appendChild(service.getOwnerDocument().createElementNS(WSDDConstants.URI_WSDD, flow)).appendChild(called);
        }
    }

    private static Document xml(URL descriptor) throws Exception {
        try (InputStream in = descriptor.openStream()) {
            return XMLUtils.newDocument(in);
        }
    }
}
