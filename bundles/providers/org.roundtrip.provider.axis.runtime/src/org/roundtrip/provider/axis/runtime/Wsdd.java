// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis.runtime;

import java.io.InputStream;
import java.net.URL;
import org.apache.axis.deployment.wsdd.WSDDDeployment;
import org.apache.axis.deployment.wsdd.WSDDDocument;
import org.apache.axis.utils.XMLUtils;

/** Reads Axis's deployment descriptors. */
final class Wsdd {
    private Wsdd() {
    }

    /** Returns the configuration of an Axis engine. */
    static WSDDDeployment read(URL descriptor) throws Exception {
        return document(descriptor).getDeployment();
    }

    /** Adds the services of another descriptor, as Axis's administration service does. */
    static void deploy(URL descriptor, WSDDDeployment into) throws Exception {
        document(descriptor).deploy(into);
    }

    private static WSDDDocument document(URL descriptor) throws Exception {
        try (InputStream in = descriptor.openStream()) {
            return new WSDDDocument(XMLUtils.newDocument(in));
        }
    }
}
