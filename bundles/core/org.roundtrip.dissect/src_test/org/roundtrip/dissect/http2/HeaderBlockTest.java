// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.MessageReader;

/** The examples of RFC 7541, appendix C, and what HPACK forbids. */
class HeaderBlockTest {
    private static final List<List<String>> REQUESTS = List.of(
            List.of(":method: GET", ":scheme: http", ":path: /", ":authority: www.example.com"),
            List.of(":method: GET", ":scheme: http", ":path: /", ":authority: www.example.com",
                    "cache-control: no-cache"),
            List.of(":method: GET", ":scheme: https", ":path: /index.html", ":authority: www.example.com",
                    "custom-key: custom-value"));
    private static final List<List<String>> RESPONSES = List.of(
            List.of(":status: 302", "cache-control: private", "date: Mon, 21 Oct 2013 20:13:21 GMT",
                    "location: https://www.example.com"),
            List.of(":status: 307", "cache-control: private", "date: Mon, 21 Oct 2013 20:13:21 GMT",
                    "location: https://www.example.com"),
            List.of(":status: 200", "cache-control: private", "date: Mon, 21 Oct 2013 20:13:22 GMT",
                    "location: https://www.example.com", "content-encoding: gzip",
                    "set-cookie: foo=ASDJKHQKBZXOQWEOPIUAXQWEOIU; max-age=3600; version=1"));

    private final HeaderTable table = new HeaderTable();

    private List<String> read(String hexadecimal) throws DissectException {
        MessageReader in = MessageReader.of(HexFormat.of().parseHex(hexadecimal.replace(" ", "")));
        HeaderBlock.read(in, table);
        return in.fields().stream().map(HeaderBlockTest::line).toList();
    }

    private static String line(Field field) {
        return field.name() + ": " + field.value();
    }

    private void check(List<List<String>> expected, String... blocks) throws DissectException {
        for (int i = 0; i < blocks.length; i++) {
            assertEquals(expected.get(i), read(blocks[i]));
        }
    }

    @Test
    void representationsOfOneField() throws DissectException {
        assertEquals(List.of("custom-key: custom-header"),
                read("400a 6375 7374 6f6d 2d6b 6579 0d63 7573 746f 6d2d 6865 6164 6572"));
        assertEquals(List.of(":path: /sample/path"), read("040c 2f73 616d 706c 652f 7061 7468"));
        assertEquals(List.of("password: secret"), read("1008 7061 7373 776f 7264 0673 6563 7265 74"));
        assertEquals(List.of(":method: GET"), read("82"));
        assertEquals(List.of("custom-key: custom-header"), read("be"));
    }

    @Test
    void requestsInPlainText() throws DissectException {
        check(REQUESTS, "8286 8441 0f77 7777 2e65 7861 6d70 6c65 2e63 6f6d", "8286 84be 5808 6e6f 2d63 6163 6865",
                "8287 85bf 400a 6375 7374 6f6d 2d6b 6579 0c63 7573 746f 6d2d 7661 6c75 65");
    }

    @Test
    void requestsInHuffmanCode() throws DissectException {
        check(REQUESTS, "8286 8441 8cf1 e3c2 e5f2 3a6b a0ab 90f4 ff", "8286 84be 5886 a8eb 1064 9cbf",
                "8287 85bf 4088 25a8 49e9 5ba9 7d7f 8925 a849 e95b b8e8 b4bf");
    }

    @Test
    void responsesInPlainTextLeaveASmallTable() throws DissectException {
        table.mostSize(256);
        check(RESPONSES, "4803 3330 3258 0770 7269 7661 7465 611d 4d6f 6e2c 2032 3120 4f63 7420 3230 3133 2032 303a 3133"
                + "3a32 3120 474d 546e 1768 7474 7073 3a2f 2f77 7777 2e65 7861 6d70 6c65 2e63 6f6d",
                "4803 3330 37c1 c0bf",
                "88c1 611d 4d6f 6e2c 2032 3120 4f63 7420 3230 3133 2032 303a 3133 3a32 3220 474d 54c0 5a04 677a 6970 7738"
                + "666f 6f3d 4153 444a 4b48 514b 425a 584f 5157 454f 5049 5541 5851 5745 4f49 553b 206d 6178 2d61 6765"
                + "3d33 3630 303b 2076 6572 7369 6f6e 3d31");
    }

    @Test
    void responsesInHuffmanCodeLeaveASmallTable() throws DissectException {
        table.mostSize(256);
        check(RESPONSES, "4882 6402 5885 aec3 771a 4b61 96d0 7abe 9410 54d4 44a8 2005 9504 0b81 66e0 82a6 2d1b ff6e 919d"
                + "29ad 1718 63c7 8f0b 97c8 e9ae 82ae 43d3", "4883 640e ffc1 c0bf",
                "88c1 6196 d07a be94 1054 d444 a820 0595 040b 8166 e084 a62d 1bff c05a 839b d9ab 77ad 94e7 821d d7f2 e6c7"
                + "b335 dfdf cd5b 3960 d5af 2708 7f36 72c1 ab27 0fb5 291f 9587 3160 65c0 03ed 4ee5 b106 3d50 07");
    }

    @Test
    void whatHpackForbids() {
        for (String wrong : List.of("c0", "80", "ffffffffffff7f", "4084ffffffff", "82 40 81 00 00", "00 81 fe 00")) {
            assertThrows(DissectException.Malformed.class, () -> read(wrong), wrong);
        }
    }

    @Test
    void aTableThatMissesItsBeginningHasTheFieldsThatCameLater() throws DissectException {
        HeaderTable partly = HeaderTable.partly();
        MessageReader in = MessageReader.of(HexFormat.of().parseHex("400161016282bebf"));
        assertEquals(Map.of(":method", "GET"), HeaderBlock.read(in, partly), "of the others only the fields are kept");
        assertEquals(List.of("a: b", ":method: GET", "a: b", "field 63: sent before the capture began"),
                in.fields().stream().map(HeaderBlockTest::line).toList());
    }
}
