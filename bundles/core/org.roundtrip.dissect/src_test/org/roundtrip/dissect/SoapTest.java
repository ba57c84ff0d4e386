// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

class SoapTest {
    static final String ENVELOPE = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
            + "<soapenv:Envelope xmlns:soapenv=\"http://schemas.xmlsoap.org/soap/envelope/\""
            + " xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\""
            + " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><soapenv:Body>";
    static final String END = "</soapenv:Body></soapenv:Envelope>";
    private static final String ENCODED = " soapenv:encodingStyle=\"http://schemas.xmlsoap.org/soap/encoding/\"";
    private static final String ARRAY = " xmlns:soapenc=\"http://schemas.xmlsoap.org/soap/encoding/\"";
    static final String REFERRING = ENVELOPE + "<ns1:store" + ENCODED + " xmlns:ns1=\"urn:s\">"
            + "<sets xsi:type=\"soapenc:Array\" soapenc:arrayType=\"ns2:Data[2]\"" + ARRAY + " xmlns:ns2=\"urn:t\">"
            + "<sets href=\"#id0\"/><sets href=\"#id0\"/></sets><count href=\"#id1\"/></ns1:store>"
            + "<multiRef id=\"id1\" soapenc:root=\"0\" xsi:type=\"xsd:int\"" + ARRAY + ">4711</multiRef>"
            + "<multiRef id=\"id0\" soapenc:root=\"0\" xsi:type=\"ns2:Data\" xmlns:ns2=\"urn:t\"" + ARRAY + ">"
            + "<name xsi:type=\"xsd:string\">a &lt; b</name><number href=\"#id1\"/><none xsi:nil=\"true\"/></multiRef>"
            + END;
    static final String LITERAL = ENVELOPE + "\n  <storeResponse xmlns=\"urn:s\">\n    <item code=\"x7\">größer"
            + "<![CDATA[ <b>]]></item>\n    <!-- so -->\n    <item> </item>\n    <item></item>\n  </storeResponse>\n" + END;
    static final String FAULT = ENVELOPE + "<soapenv:Fault><faultcode>soapenv:Server</faultcode>"
            + "<faultstring>no</faultstring></soapenv:Fault>" + END;

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    static byte[] request(byte[] body) {
        return join(utf8("POST /s HTTP/1.1\r\nContent-Type: text/xml; charset=utf-8\r\nSOAPAction: \"\"\r\nContent-Length: "
                + body.length + "\r\n\r\n"), body);
    }

    static byte[] response(int status, byte[] body, int chunk) {
        List<byte[]> parts = new ArrayList<>();
        parts.add(utf8("HTTP/1.1 " + status + " x\r\nContent-Type: application/soap+xml\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n"));
        for (int at = 0; at < body.length; at += chunk) {
            int size = Math.min(chunk, body.length - at);
            parts.add(utf8(Integer.toHexString(size) + ";n=1\r\n"));
            parts.add(Arrays.copyOfRange(body, at, at + size));
            parts.add(utf8("\r\n"));
        }
        parts.add(utf8("0\r\nTrailer: t\r\n\r\n"));
        return join(parts.toArray(byte[][]::new));
    }

    static Message request(String xml) {
        List<Message> messages = new Exchange().add(Side.CLIENT, request(utf8(xml))).messages();
        assertEquals(1, messages.size());
        return messages.getFirst();
    }

    /** The bytes of the message that have a role, as text. */
    static String with(ByteRole role, Message message, byte[] bytes) {
        ByteArrayOutputStream found = new ByteArrayOutputStream();
        for (int i = 0; i < bytes.length; i++) {
            if (message.roles().at(i) == role) {
                found.write(bytes[i]);
            }
        }
        return found.toString(StandardCharsets.UTF_8);
    }

    static Field find(List<Field> fields, String... path) {
        Field field = null;
        List<Field> parts = fields;
        for (String name : path) {
            field = parts.stream().filter(part -> part.name().equals(name)).findFirst().orElseThrow();
            parts = field.parts();
        }
        return field;
    }

    @Test
    void referencesShowTheirValuesButNotTheirBytes() {
        byte[] bytes = request(utf8(REFERRING));
        Message message = request(REFERRING);
        assertNull(message.problem());
        assertEquals("soap", message.protocol());
        assertEquals("store", message.operation());
        assertEquals("4711a &lt; btrue", with(ByteRole.CONTENT, message, bytes));
        assertEquals("", with(ByteRole.UNKNOWN, message, bytes));
        assertTrue(with(ByteRole.TYPE_INFORMATION, message, bytes).startsWith("<sets xsi:type=\"soapenc:Array\" "
                + "soapenc:arrayType=\"ns2:Data[2]\"  ><sets /><sets /></sets><count />"), () -> with(
                        ByteRole.TYPE_INFORMATION, message, bytes));
        Field store = find(message.fields(), "Envelope", "Body", "store");
        assertEquals("4711 (at #id1)", find(store.parts(), "count").value());
        Field sets = find(store.parts(), "sets");
        assertEquals("ns2:Data[2]", sets.value());
        Field second = sets.parts().getLast();
        assertEquals("(at #id0)", second.value());
        assertEquals("a < b", find(second.parts(), "name").value());
        assertEquals("4711", find(second.parts(), "number").value());
        assertEquals(second.to(), find(second.parts(), "name").to());
        assertEquals(second.to(), find(second.parts(), "name").from());
        assertEquals("null", find(message.fields(), "Envelope", "Body").parts().getLast().part("none").value());
    }

    @Test
    void octetsOfAnotherPartAreContentAndTheirReferenceIsNot() {
        byte[] bytes = mtom();
        Message message = new Exchange().add(Side.CLIENT, bytes).messages().getFirst();
        assertNull(message.problem());
        assertEquals("store", message.operation());
        assertEquals("7\0\r\nx", with(ByteRole.CONTENT, message, bytes));
        assertEquals("", with(ByteRole.UNKNOWN, message, bytes));
        assertEquals("<number></number><data></data>", with(ByteRole.TYPE_INFORMATION, message, bytes));
    }

    static byte[] mtom() {
        byte[] body = utf8("\r\n--b\r\nContent-Type: application/xop+xml; type=\"text/xml\"\r\n\r\n" + ENVELOPE
                + "<store><number>7</number><data><xop:Include xmlns:xop=\"http://www.w3.org/2004/08/xop/include\" href=\"cid:1\"/></data></store>"
                + END + "\r\n--b\r\nContent-ID: <1>\r\n\r\n\0\r\nx\r\n--b--");
        return join(utf8("POST /s HTTP/1.1\r\nContent-Type: multipart/related; boundary=\"b\"\r\nContent-Length: " + body.length + "\r\n\r\n"), body);
    }

    @Test
    void anEncryptedBodyHasTheOperationOfThePlanAndItsCipherTextAlone() {
        String sealed = ENVELOPE.replace("<soapenv:Body>", "<soapenv:Header><s:Security xmlns:s=\"urn:s\"><e:EncryptedKey"
                + " xmlns:e=\"http://www.w3.org/2001/04/xmlenc#\"><e:CipherData><e:CipherValue>key</e:CipherValue></e:CipherData></e:EncryptedKey>"
                + "</s:Security></soapenv:Header><soapenv:Body>")
                + "<e:EncryptedData xmlns:e=\"http://www.w3.org/2001/04/xmlenc#\"><e:CipherData><e:CipherValue>c2VjcmV0</e:CipherValue></e:CipherData>"
                + "</e:EncryptedData>" + END;
        byte[] bytes = request(utf8(sealed));
        Contract contract = new Contract("Shop", List.of(new Operation("store", List.of(), Optional.empty(), Behaviour.NOTHING)));
        Message message = new Exchange().knowing(contract, "store").add(Side.CLIENT, bytes).messages().getFirst();
        assertNull(message.problem());
        assertEquals("store", message.operation());
        assertEquals("c2VjcmV0", with(ByteRole.ENCRYPTED, message, bytes));
        assertEquals("", with(ByteRole.CONTENT, message, bytes));
        assertEquals("", with(ByteRole.TYPE_INFORMATION, message, bytes));
    }

    @Test
    void blanksOfLiteralValuesAreKeptAndIndentationIsPadding() {
        byte[] bytes = response(200, utf8(LITERAL), 1 << 20);
        List<Message> messages = new Exchange().add(Side.CLIENT, request(utf8(REFERRING))).add(Side.SERVER, bytes)
                .add(Side.CLIENT, request(utf8(REFERRING))).add(Side.SERVER, response(500, utf8(FAULT), 50)).messages();
        assertEquals(List.of("store", "store", "store", "store"), messages.stream().map(Message::operation).toList());
        Message message = messages.get(1);
        assertNull(message.problem());
        assertEquals("x7größer <b> ", with(ByteRole.CONTENT, message, bytes));
        assertEquals("\n  \n    \n    <!-- so -->\n    \n    \n  \n", with(ByteRole.PADDING, message, bytes));
        assertEquals(List.of("größer <b>", " ", ""), Exchange.values(message, "item"));
        assertEquals("", with(ByteRole.UNKNOWN, message, bytes));
        assertEquals(List.of("soapenv:Server"), Exchange.values(messages.get(3), "faultcode"));
        assertEquals(MessageKind.RESPONSE, messages.get(3).kind());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 100, 1000})
    void chunkHeadsLieBetweenTheBytesOfTheBody(int chunk) {
        byte[] body = utf8(REFERRING);
        byte[] plain = request(body);
        Message whole = request(REFERRING);
        byte[] bytes = response(200, body, chunk);
        Message message = new Exchange().add(Side.SERVER, bytes).messages().getFirst();
        assertNull(message.problem());
        for (ByteRole role : new ByteRole[] {ByteRole.CONTENT, ByteRole.TYPE_INFORMATION, ByteRole.UNKNOWN}) {
            assertEquals(with(role, whole, plain), with(role, message, bytes));
        }
        assertEquals(Exchange.values(whole, "name"), Exchange.values(message, "name"));
        assertEquals((body.length + chunk - 1) / chunk + 1, Exchange.values(message, "chunk size").size());
        Field name = find(message.fields(), "chunked body", "Envelope", "Body").parts().stream()
                .filter(part -> part.name().equals("multiRef")).toList().getLast().part("name");
        String inPlace = new String(bytes, StandardCharsets.UTF_8).substring((int) name.from(), (int) name.to());
        assertEquals("<name xsi:type=\"xsd:string\">a &lt; b</name>",
                inPlace.replaceAll("\r\n[0-9a-f]+;n=1\r\n", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16BE", "UTF-16LE", "UTF-16", "ISO-8859-1", "windows-1252"})
    void otherEncodingsAreRead(String encoding) {
        String xml = LITERAL.replace("UTF-8", encoding.startsWith("UTF-16") ? "UTF-16" : encoding);
        byte[] bytes = request(xml.getBytes(Charset.forName(encoding)));
        Message message = new Exchange().add(Side.CLIENT, bytes).messages().getFirst();
        assertNull(message.problem());
        assertEquals("größer <b>", Exchange.values(message, "item").getFirst());
        assertEquals((encoding.startsWith("UTF-16") ? 2 : 1) * "x7größer <b> ".length(),
                message.roles().bytes(ByteRole.CONTENT));
        assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
    }

    @Test
    void documentTypesAndDamageAreMarkedAndTheNextMessageIsRead() {
        for (String bad : List.of("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", ENVELOPE, ENVELOPE + "<a></b>" + END,
                "<a>" + "<b>".repeat(600), "<a b='<'/>", "<a/>text", "<a/><b/>", "<a><![CDATA[", "&", "<a b/>",
                "<?xml version='1.0' encoding='EBCDIC-CP-BE'?><a/>")) {
            List<Message> messages = new Exchange().add(Side.CLIENT, request(utf8(bad)))
                    .add(Side.CLIENT, request(utf8(REFERRING))).messages();
            assertEquals(2, messages.size(), bad);
            assertTrue(messages.get(0).problem() != null, bad);
            assertTrue(messages.get(0).roles().bytes(ByteRole.UNKNOWN) > 0 || bad.equals(ENVELOPE), bad);
            assertNull(messages.get(1).problem());
        }
    }

    @Test
    void theBeginningOfACutBodyIsRead() {
        byte[] bytes = request(utf8(REFERRING));
        byte[] chunked = response(200, utf8(REFERRING), 300);
        for (byte[] whole : List.of(bytes, chunked)) {
            Side side = whole == bytes ? Side.CLIENT : Side.SERVER;
            byte[] start = Arrays.copyOf(whole, whole.length - 200);
            Message message = new Exchange().add(side, start).messages().getFirst();
            assertEquals("The message is cut.", message.problem());
            assertEquals("soap", message.protocol());
            assertEquals("store", message.operation());
            assertTrue(Exchange.values(message, "count").getFirst().startsWith("4711"), message::toString);
            assertTrue(message.roles().bytes(ByteRole.UNKNOWN) < 120, message::toString);
        }
    }

    @Test
    void chainsOfReferencesEnd() {
        StringBuilder xml = new StringBuilder(ENVELOPE).append("<op><a href=\"#i0\"/><a href=\"#self\"/></op>");
        for (int i = 0; i < 40; i++) {
            String next = "<a href=\"#i" + (i + 1) + "\"/>";
            xml.append("<m id=\"i" + i + "\">" + next + next + next + "</m>");
        }
        xml.append("<m id=\"self\"><a href=\"#self\"/></m>").append(END);
        Message message = request(xml.toString());
        assertNull(message.problem());
        assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
    }

    @Test
    void aMegabyteIsRead() {
        String xml = ENVELOPE + "<op>" + String.join("", Collections.nCopies(30_000,
                "<v xsi:type=\"xsd:double\">0.123456789</v>")) + "</op>" + END;
        Message message = request(xml);
        assertEquals(30_000 * 11, message.roles().bytes(ByteRole.CONTENT));
        assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
        assertTrue(message.problem().startsWith("Only the first"));
        assertEquals("op", find(message.fields(), "Envelope", "Body", "op").name());
    }

    @Test
    void soap12HasOtherNamesForTheSame() {
        String xml = "<e:Envelope xmlns:e='http://www.w3.org/2003/05/soap-envelope'"
                + " xmlns:c='http://www.w3.org/2003/05/soap-encoding'><e:Header><t:to xmlns:t='urn:t'>x</t:to></e:Header>"
                + "<e:Body><m:put xmlns:m='urn:m' e:encodingStyle='http://www.w3.org/2003/05/soap-encoding'>"
                + "<a c:id='one' c:itemType='int' c:arraySize='2'><i>7</i><i>8</i></a><b c:ref='one'/></m:put></e:Body>"
                + "</e:Envelope>";
        Message message = request(xml);
        assertNull(message.problem());
        assertEquals("put", message.operation());
        assertEquals("78", with(ByteRole.CONTENT, message, request(utf8(xml))));
        Field put = find(message.fields(), "Envelope", "Body", "put");
        assertEquals("(at #one)", find(put.parts(), "b").value());
        assertEquals(List.of("7", "8"), put.part("b").parts().stream().filter(part -> part.name().equals("i"))
                .map(Field::value).toList());
        assertTrue(with(ByteRole.TYPE_INFORMATION, message, request(utf8(xml))).contains("c:arraySize='2'"));
    }

    @Test
    void argumentsAreComparedWithTheContract() {
        Contract contract = new Contract("Store", List.of(new Operation("store", List.of(
                new Operation.Parameter("sets", Shape.Primitive.INT),
                new Operation.Parameter("count", Shape.Primitive.INT)), Optional.of(Shape.Primitive.INT), Behaviour.GENERATE)));
        byte[] right = request(utf8(REFERRING));
        byte[] wrong = request(utf8(REFERRING.replace("<count", "<size")));
        List<Message> messages = Exchange.messages(List.of(new Exchange.Turn(Side.CLIENT, right), new Exchange.Turn(Side.CLIENT, wrong),
                new Exchange.Turn(Side.SERVER, response(200, utf8(LITERAL), 900))), Hints.of(contract), 9000, 0, new Random(1));
        assertEquals(List.of(""), Exchange.values(messages.get(0), "store"));
        assertEquals(List.of("not the arguments of the contract, which are sets, count"),
                Exchange.values(messages.get(1), "store"));
        assertEquals(List.of("3 results, where the contract has 1"), Exchange.values(messages.get(2), "storeResponse"));
    }

    @Test
    void otherXmlIsShownButNotAsSoap() {
        Message message = request("<call><name>sum</name></call>");
        assertEquals("http", message.protocol());
        assertEquals("POST /s", message.operation());
        assertEquals(3, message.roles().bytes(ByteRole.CONTENT));
        assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
    }

    @Test
    void compressedBodiesAreNotUnpacked() {
        Message message = new Exchange().add(Side.CLIENT, utf8("POST /s HTTP/1.1\r\nContent-Type: text/xml\r\n"
                + "Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd")).messages().getFirst();
        assertEquals(List.of("compressed with gzip, 4 bytes"), Exchange.values(message, "body"));
        assertEquals(4, message.roles().bytes(ByteRole.CONTENT));
    }
}
