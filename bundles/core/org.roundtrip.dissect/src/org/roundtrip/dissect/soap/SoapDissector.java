// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import java.util.Set;
import org.roundtrip.dissect.BodyDissector;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;

/** SOAP 1.1 and 1.2 over HTTP, encoded or literal, and XML-RPC. Other XML is shown element by element, too. */
public final class SoapDissector implements BodyDissector {
    static final String PROTOCOL = "soap";

    private static final Set<String> TYPES = Set.of("text/xml", "application/soap+xml", "application/xml");

    @Override
    public String protocol() {
        return PROTOCOL;
    }

    @Override
    public boolean takes(String parentProtocol, String contentType) {
        return parentProtocol.equals("http") && TYPES.contains(contentType);
    }

    @Override
    public void decode(MessageReader in, int length, Side side, Hints hints) throws DissectException {
        XmlText text = XmlText.of(in.look(length));
        if (XmlRpcBody.begins(text)) {
            new XmlRpcBody(in, text, hints).decode();
        } else {
            new SoapBody(in, text, side, hints).decode();
        }
    }
}
