// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;

class XmlRpcTest {
    static final String CALL = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><methodCall><methodName>Servant.store</methodName><params>"
            + "<param><value><struct><member><name>count</name><value><i4>47</i4></value></member>"
            + "<member><name>words</name><value><array><data><value>a &lt; b</value><value><string> </string></value></data></array></value></member>"
            + "</struct></value></param>\n<param><value><double>1.5</double></value></param></params></methodCall>";
    static final String ANSWER = "<?xml version=\"1.0\"?><methodResponse><params><param><value><boolean>1</boolean></value></param></params></methodResponse>";
    static final String FAULT = "<methodResponse><fault><value><struct><member><name>faultCode</name><value><int>0</int></value></member>"
            + "<member><name>faultString</name><value>no</value></member></struct></value></fault></methodResponse>";

    @Test
    void argumentsMembersAndElementsAreValues() {
        byte[] bytes = SoapTest.request(SoapTest.utf8(CALL));
        Message message = SoapTest.request(CALL);
        assertNull(message.problem());
        assertEquals("xmlrpc", message.protocol());
        assertEquals("store", message.operation());
        assertEquals("47a &lt; b 1.5", SoapTest.with(ByteRole.CONTENT, message, bytes));
        assertEquals("\n", SoapTest.with(ByteRole.PADDING, message, bytes));
        assertEquals("", SoapTest.with(ByteRole.UNKNOWN, message, bytes));
        Field first = SoapTest.find(message.fields(), "methodCall", "param 0");
        assertEquals("47", SoapTest.find(first.parts(), "count").value());
        assertEquals("a < b", SoapTest.find(first.parts(), "words", "[0]").value());
        assertEquals(" ", SoapTest.find(first.parts(), "words", "[1]").value());
        assertEquals("1.5", SoapTest.find(message.fields(), "methodCall", "param 1").value());
    }

    @Test
    void answersAndFaultsAreOfTheirCall() {
        List<Message> messages = new Exchange().add(Side.CLIENT, SoapTest.request(SoapTest.utf8(CALL)))
                .add(Side.SERVER, SoapTest.response(200, SoapTest.utf8(ANSWER), 20)).add(Side.CLIENT, SoapTest.request(SoapTest.utf8(CALL)))
                .add(Side.SERVER, SoapTest.response(200, SoapTest.utf8(FAULT), 1000)).messages();
        assertEquals(List.of("store", "store", "store", "store"), messages.stream().map(Message::operation).toList());
        assertEquals(List.of("1"), Exchange.values(messages.get(1), "result"));
        assertEquals(List.of("no"), Exchange.values(messages.get(3), "faultString"));
    }

    @Test
    void whatIsDamagedKeepsWhatCameBefore() {
        Message message = SoapTest.request(CALL.replace("</i4>", "</i8>"));
        assertEquals("store", message.operation());
        assertEquals("xmlrpc", message.protocol());
    }
}
