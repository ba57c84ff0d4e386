// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.examples.Examples;

/** Payloads are shown and converted, and no file is lost. */
class PayloadCommandTest {
    @TempDir
    private Path folder;
    private Terminal terminal;

    @BeforeEach
    void sample() throws IOException {
        terminal = new Terminal(folder);
        Files.writeString(folder.resolve("order.json"), """
                {"customer": "Ann", "lines": [{"item": "tea", "price": 1.5}, {"item": "bread", "price": 2.5}], "note": null}
                """);
    }

    @Test
    void aPayloadIsShownAsATreeWithItsSize() {
        assertEquals(0, terminal.type("payload", "show", "order.json"));
        assertEquals(List.of("order", "", "Payload: Order", "  customer: string 3", "  lines: Line[2]", "    item: string 3..5",
                "    price: double", "", "Content: 25 to 29 bytes", "Parts: 6, depth: 3"), terminal.out.lines().toList());
        assertEquals("Note: Order.note: left out: it is null, so nothing is known of it.", terminal.err.strip());
    }

    @Test
    void aUnionIsShownAsOneOfItsCases() throws IOException {
        Files.writeString(folder.resolve("pick.payload.json"), """
                {"schema": "roundtrip-payload-1", "name": "pick", "shapes": {"Pick": {"union": [{"name": "number", "shape": "int"},
                    {"name": "text", "shape": {"string": 3}}]}}, "payload": {"list": "Pick", "length": 2}}
                """);
        assertEquals(0, terminal.type("payload", "show", "pick.payload.json"), () -> terminal.err);
        assertEquals(List.of("Payload: Pick[2], one of:", "  | number: int", "  | text: string 3"), terminal.out.lines().skip(2).limit(3).toList());
    }

    /** What can be shown can be called, whichever language it is in. */
    @Test
    void aFileOfAnotherLanguageIsPreviewed() throws IOException {
        assertEquals(2, terminal.type("payload", "preview", "order.json", "--type", "Line", "--provider", "absent", "--json"));
        assertEquals("order", new ObjectMapper().readTree(terminal.out).get("payload").asText());
        assertEquals(2, terminal.type("payload", "preview", "order.json", "--type", "Nobody", "--provider", "absent"));
        assertEquals("order.json: it has no type Nobody; it has Order, Line", terminal.err.strip());
    }

    @Test
    void aLargePayloadIsShownWithSeparatorsOfThousands() throws IOException {
        Files.writeString(folder.resolve("text.json"), "{\"text\": \"" + "x".repeat(12_345) + "\"}");
        assertEquals(0, terminal.type("payload", "show", "text.json"));
        assertTrue(terminal.out.contains("Content: 12,345 bytes\n"), terminal.out);
        assertEquals(0, terminal.type("payload", "show", "text.json", "--json"));
        assertEquals(12_345, new ObjectMapper().readTree(terminal.out).get("content").get("leastBytes").asInt());
    }

    @Test
    void aPayloadOfAStudyIsShownByItsName() {
        assertEquals(0, terminal.type("payload", "show", "gray-2005-data2"));
        assertTrue(terminal.out.contains("Data2[4]\n  d1: long\n"), terminal.out);
        assertTrue(terminal.out.contains("f1(str: string 8) -> Data2[4]"), terminal.out);
    }

    @Test
    void aPayloadOfOnesOwnIsShownByTheNameOfItsFile() throws IOException {
        Files.createDirectories(folder.resolve("home/payloads"));
        assertEquals(0, terminal.type("payload", "convert", "order.json", "--to", "home/payloads/my-order.payload.json"));
        assertEquals(0, terminal.type("payload", "show", "my-order"));
        assertTrue(terminal.out.contains("Order\n  customer: string 3\n"), terminal.out);
        String shown = terminal.out;
        assertEquals(0, terminal.type("payload", "show", "My order"));
        assertEquals(shown, terminal.out);
        assertEquals(2, terminal.type("payload", "preview", "my-order", "--provider", "absent", "--json"));
        assertEquals("order", new ObjectMapper().readTree(terminal.out).get("payload").asText());
    }

    @Test
    void aPayloadIsShownAsJson() throws IOException {
        assertEquals(0, terminal.type("payload", "show", "order.json", "--json", "--type", "Line"));
        JsonNode shown = new ObjectMapper().readTree(terminal.out);
        assertEquals("Line", shown.get("payload").asText());
        assertEquals(11, shown.get("content").get("leastBytes").asInt());
        assertEquals(13, shown.get("content").get("mostBytes").asInt());
        assertEquals(2, shown.get("shapes").get("Line").get("struct").size());
    }

    @Test
    void aFolderIsShownAsAWholeAndClassesAreFoundOnTheImportPath() throws IOException {
        Files.createDirectories(folder.resolve("src/shop"));
        Files.createDirectories(folder.resolve("lib"));
        Files.writeString(folder.resolve("src/shop/Order.java"), "package shop; record Order(Line line, far.Away away) {}");
        Files.writeString(folder.resolve("src/shop/Line.java"), "package shop; record Line(double price) {}");
        assertEquals(0, terminal.type("payload", "show", "src"));
        assertTrue(terminal.out.startsWith("src\n\nPayload: Order\n  line: Line\n    price: double\n"), terminal.out);
        assertTrue(terminal.err.contains("its type far.Away is neither in the file nor in "), terminal.err);
        Files.createDirectories(folder.resolve("lib/far"));
        Files.writeString(folder.resolve("lib/far/Away.java"), "package far; public record Away(int x) {}");
        assertEquals(0, terminal.type("payload", "show", "src/shop/Order.java", "--include", "lib"));
        assertTrue(terminal.out.contains("  away: Away\n    x: int\n"), terminal.out);
        assertEquals("", terminal.err);
        assertEquals(2, terminal.type("payload", "show", "src", "--include", "nowhere"));
        assertEquals("There is neither a folder nor an archive nowhere, which --include names.", terminal.err.strip());
    }

    @Test
    void someOfManyOperationsAreTakenByAPattern() throws IOException {
        StringBuilder service = new StringBuilder("interface Many {");
        for (int i = 0; i < 250; i++) {
            service.append("int get").append(i).append("(int key);");
        }
        Files.writeString(folder.resolve("Many.java"), service.append("}"));
        assertEquals(2, terminal.type("payload", "show", "Many.java"));
        assertTrue(terminal.err.startsWith("Many.java: it has 250 operations, and a payload has room for 200; choose some with --operations"), terminal.err);
        assertEquals(0, terminal.type("payload", "show", "Many.java", "--operations", "get24?,get1"));
        assertEquals(11, terminal.out.lines().filter(line -> line.startsWith("  get")).count());
        assertEquals(2, terminal.type("payload", "show", "Many.java", "--operations", "put*"));
        assertTrue(terminal.err.startsWith("Many.java: none of its operations is named like put*"), terminal.err);
    }

    @Test
    void aFileIsReplacedOnlyByForce() throws IOException {
        assertEquals(0, terminal.type("payload", "convert", "order.json", "--to", "order.payload.json"));
        assertTrue(terminal.err.endsWith("Wrote order.payload.json" + System.lineSeparator()), terminal.err);
        String written = Files.readString(folder.resolve("order.payload.json"));
        assertEquals(2, terminal.type("payload", "convert", "order.json", "--to", "order.payload.json", "--type", "Line"));
        assertEquals("order.payload.json exists already; --force replaces it.", terminal.err.strip());
        assertEquals(written, Files.readString(folder.resolve("order.payload.json")));
        assertEquals(0, terminal.type("payload", "convert", "order.json", "--to", "order.payload.json", "--type", "Line", "--force"));
        assertTrue(!written.equals(Files.readString(folder.resolve("order.payload.json"))));
    }

    @Test
    void whatTheOtherLanguageCannotSayIsNoted() throws IOException {
        assertEquals(0, terminal.type("payload", "convert", "order.json", "--to", "Order.java"));
        assertTrue(terminal.err.contains("Note: Order.customer, Order.lines, Line.item: Java does not say how long it is."), terminal.err);
        assertTrue(Files.readString(folder.resolve("Order.java")).contains("record Order(String customer, List<Line> lines) {"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sizes my-order --provider byte --sweep lines=4,50      | The payload has no text, bytes, list or map at lines. A path begins with payload; .NAME leads to a field, [] to the elements of a list.
            sizes my-order --provider byte --sweep payload.lines=4,2000000 | A value of this payload may have more than 1048576 bytes, which is too much for a preview: make its lengths smaller.
            sizes my-order --provider byte --sweep payload.lines   | This is not a place with its lengths: payload.lines. Write them as payload.name=1,10,100.
            sizes my-order --provider byte                         | Missing required option: '--sweep=PATH=N,...'
            preview my-order --provider byte --provider bite       | There is no provider bite; there are byte, absent. Did you mean byte?
            preview my-order --provider byte,bite                  | There is no provider bite; there are byte, absent. Did you mean byte?
            preview my-order --provider byte absent                | There is no such command or option: absent. Did you mean --provider byte,absent?
            preview --provider byte, absent my-order               | There is no such command or option: my-order. Did you mean --provider byte,absent?
            sizes my-order --sweep payload.lines=4 --provider absent byte | There is no such command or option: byte. Did you mean --provider absent,byte?
            preview my-order --provider byte other                 | There is no such command or option: other
            code my-order --provider byte absent                   | There is no such command or option: absent
            code my-order --provider bite                          | There is no provider bite; there are byte, absent. Did you mean byte?
            code my-order --provider absent                        | Not here: It needs a moon; wait for the night.
            preview my-order --provider absent                     | Not here: It needs a moon; wait for the night.
            sizes my-order --provider absent --sweep payload.lines=4 | Not here: It needs a moon; wait for the night.
            code nothing --provider byte                           | The drawing nothing has no payload whose bytes could be shown.
            """)
    void whatNoProviderCanCallIsBadInput(String line, String message) throws IOException {
        Files.createDirectories(folder.resolve("home/payloads"));
        terminal.type("payload", "convert", "order.json", "--to", "home/payloads/my-order.payload.json");
        Files.writeString(folder.resolve("home/payloads/nothing.payload.json"),
                "{\"schema\": \"roundtrip-payload-1\", \"name\": \"nothing\"}");
        assertEquals(2, terminal.type(("payload " + line).split(" ")), () -> terminal.err);
        assertEquals(message, terminal.err.lines().findFirst().orElse(""));
        assertEquals("", terminal.out);
    }

    @ParameterizedTest
    @ValueSource(strings = {"preview", "code", "sizes --sweep payload.lines=4"})
    void whatNoProviderCarriesIsBadInput(String command) {
        assertEquals(0, terminal.type("payload", "convert", "order.json", "--to", "order.payload.json"));
        assertEquals(2, terminal.type(("payload " + command + " order.payload.json --provider byte").split(" ")));
        assertEquals("A byte: payload: it can do nothing but ping", terminal.err.strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"preview", "sizes --sweep payload.lines=4"})
    void whatFailsIsAFailureBesideARefusalToo(String command) throws IOException {
        assertEquals(0, terminal.type("payload", "convert", "order.json", "--to", "order.payload.json"));
        assertEquals(2, terminal.type(("payload " + command + " order.payload.json --provider absent,byte --json").split(" ")));
        assertEquals(List.of("A byte: payload: it can do nothing but ping", "Not here: It needs a moon; wait for the night."),
                terminal.err.lines().toList(), "the floor is called first");
        JsonNode answer = new ObjectMapper().readTree(terminal.out);
        JsonNode refused = (answer.has("curves") ? answer.get("curves") : answer.get("previews")).get(1);
        assertEquals("payload", refused.at("/refusals/0/field").asText(), "a refusal is an answer: " + terminal.out);
    }

    /** @param command takes a name */
    @ParameterizedTest
    @ValueSource(strings = {"show", "convert --to a.java", "preview --provider byte", "code --provider byte", "sizes --provider byte --sweep payload=1"})
    void aNameThatNothingHasIsSaidWithThoseThatThereAre(String command) throws IOException {
        String sentence = "There is no payload file, no example and no payload of your own named gone; the examples are "
                + String.join(", ", Examples.payloads());
        assertEquals(2, terminal.type(("payload " + command + " gone").split(" ")));
        assertEquals(sentence, terminal.err.strip());
        Files.createDirectories(folder.resolve("home/payloads"));
        terminal.type("payload", "convert", "order.json", "--to", "home/payloads/my-order.payload.json");
        assertEquals(2, terminal.type(("payload " + command + " gone").split(" ")));
        assertEquals(sentence + "; your own payloads are my-order", terminal.err.strip());
    }

    @Test
    void aNameLikeThatOfAnExampleIsSaid() {
        assertEquals(2, terminal.type("payload", "show", "gray-2005"));
        assertTrue(terminal.err.strip().endsWith(". Did you mean gray-2005-strings, gray-2005-data2, gray-2005-data3?"), terminal.err);
        assertEquals(2, terminal.type("payload", "show", "riboe-2004"));
        assertTrue(terminal.err.strip().endsWith(". Did you mean riboe-2003?"), terminal.err);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            show gone.json                  | gone.json: there is no such file
            show order.txt                  | order.txt has no ending that can be read; these can: .java, .json, .jsonl, .ndjson, .payload.json, .yaml, .yml
            show order.json --type Nobody   | order.json: it has no type Nobody; it has Order, Line
            convert order.json              | Missing required option: '--to=FILE'
            convert order.json --to a.json  | a.json has no ending that can be written; these can: .java, .payload.json
            convert order.json --to x/a.java | x/a.java is in a folder that does not exist
            """)
    void badInputIsASentence(String line, String message) throws IOException {
        Files.writeString(folder.resolve("order.txt"), "tea");
        assertEquals(2, terminal.type(("payload " + line).split(" ")));
        assertEquals(message, terminal.err.lines().filter(each -> !each.startsWith("Note: ")).findFirst().orElse(""));
    }
}
