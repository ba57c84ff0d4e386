// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import org.roundtrip.dissect.BodyDissector;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;

/** XML-RPC over HTTP. Its bodies have the type of SOAP's, so {@link SoapDissector} takes them and tells them by the document's element. */
public final class XmlRpcDissector implements BodyDissector {
    static final String PROTOCOL = "xmlrpc";

    @Override
    public String protocol() {
        return PROTOCOL;
    }

    @Override
    public boolean takes(String parentProtocol, String contentType) {
        return false;
    }

    @Override
    public void decode(MessageReader in, int length, Side side, Hints hints) throws DissectException {
        new XmlRpcBody(in, XmlText.of(in.look(length)), hints).decode();
    }
}
