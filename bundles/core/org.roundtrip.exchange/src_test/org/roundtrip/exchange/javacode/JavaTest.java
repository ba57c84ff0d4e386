// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;
import org.roundtrip.exchange.ExportException;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Returned;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape;
import org.roundtrip.tests.shapes.RandomDrawings;
import org.roundtrip.tests.shapes.Shapes;

/** Java sources lose lengths and repertoires, nothing else; the JDK's own compiler takes what is written. */
class JavaTest {
    private static final Shape TEXT = new Shape.Text(Length.of(16), Repertoire.LATIN1);
    private final JavaReader reader = new JavaReader();
    private final JavaWriter writer = new JavaWriter();

    @Provide
    Arbitrary<Drawing> drawings() {
        return RandomDrawings.structs();
    }

    @Property(tries = 8, seed = "1")
    void aPayloadComesBackWithoutItsLengths(@ForAll("drawings") Drawing drawing) throws Exception {
        Imported back = Returned.from(writer, reader, "Random.java", drawing);
        assertEquals(RandomDrawings.withoutLengths(drawing.payload().orElseThrow()), back.drawing().payload().orElseThrow());
        assertEquals(drawing.types().size(), back.drawing().types().size());
    }

    @Tag("night")
    @Property(tries = 40)
    void aPayloadComesBackWithoutItsLengthsManyTimes(@ForAll("drawings") Drawing drawing) throws Exception {
        aPayloadComesBackWithoutItsLengths(drawing);
    }

    @Test
    void theJdkTakesAllKindsAndAwkwardNames() throws ExportException {
        for (Contract contract : List.of(Shapes.everything(), Shapes.awkward(), Shapes.rows())) {
            List<Operation> operations = contract.operations().stream().filter(each -> !each.name().equals("wide")).toList();
            assertEquals(List.of(), errors(writer.write(new Drawing("All", "Of \\u000a all\nkinds.", Optional.of(Shapes.GLYPHS),
                    operations, List.of())).text()));
        }
    }

    private static List<String> errors(String source) {
        DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
        JavaFileObject file = new SimpleJavaFileObject(URI.create("memory:///All.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        };
        ToolProvider.getSystemJavaCompiler().getTask(null, null, errors, List.of("-proc:none", "-XDshould-stop.at=ATTR",
                "-d", System.getProperty("java.io.tmpdir")), null, List.of(file)).call();
        return errors.getDiagnostics().stream().map(Object::toString).toList();
    }

    @Test
    void aRecordWithTooManyFieldsIsRefused() {
        String message = assertThrows(ExportException.class, () -> writer.write(Drawing.of("Wide", Shapes.wide("Wide", 300))))
                .getMessage();
        assertTrue(message.startsWith("Wide: "), message);
    }

    @Test
    void beansRecordsEnumsAndInterfacesAreRead() throws Exception {
        Imported imported = read("""
                package shop;
                import java.util.*;
                public class Order extends Base {
                    public static final int MOST = 3;
                    private String customer;
                    private List<Line> lines;
                    private transient Object cache;
                    byte[] picture;
                    int[][] grid;
                    Colour colour;
                    public String getCustomer() { return customer; }
                    enum Colour { RED, GREEN { } }
                }
                class Base { long id; }
                record Line(double price, Optional<Integer> count) { Line { } }
                interface Shop { Line first(Order order); void ping(); Line same(Line line);
                    int check() throws Refused, java.io.IOException; }
                class Refused extends Exception { public String why; }
                """);
        Shape colour = new Shape.Enumeration("Colour", List.of("RED", "GREEN"));
        Shape line = Shapes.struct("Line", "price", Primitive.DOUBLE, "count", new Shape.OptionalValue(Primitive.INT));
        Shape order = Shapes.struct("Order", "id", Primitive.LONG, "customer", TEXT, "lines", Shapes.list(line, 4, 4),
                "picture", new Shape.Bytes(Length.of(16)), "grid", Shapes.list(Shapes.list(Primitive.INT, 4, 4), 4, 4), "colour", colour);
        assertEquals(List.of(new Operation("first", List.of(new Operation.Parameter("order", order)), Optional.of(line),
                Behaviour.GENERATE), Shapes.nothing("ping"), new Operation("same",
                        List.of(new Operation.Parameter("line", line)), Optional.of(line), Behaviour.ECHO), new Operation("check", List.of(),
                                Optional.of(Primitive.INT), List.of(Shapes.struct("Refused", "why", TEXT)), Behaviour.GENERATE)),
                imported.drawing().operations());
        assertEquals(List.of("Base", "Colour", "Line", "Order", "Refused"), imported.drawing().types().stream()
                .map(type -> org.roundtrip.model.NamedTypes.name(type).orElseThrow()).sorted().toList());
    }

    @Test
    void exceptionsComeBack() throws Exception {
        Operation check = new Operation("check", List.of(new Operation.Parameter("key", Primitive.LONG)), Optional.empty(),
                List.of(Shapes.struct("Exception", "code", Primitive.INT, "class", Primitive.LONG)), Behaviour.NOTHING);
        Imported imported = read(new JavaWriter().write(new Drawing("Checks", "", Optional.empty(), List.of(check), List.of())).text());
        assertEquals(List.of(new Operation("check", check.parameters(), Optional.empty(),
                List.of(Shapes.struct("Exception_", "code", Primitive.INT, "class_", Primitive.LONG)), Behaviour.NOTHING)),
                imported.drawing().operations());
    }

    @Test
    void whatIsElsewhereOrRecursiveIsSaid() throws Exception {
        Imported imported = read("""
                import shop.Customer;
                @Entity public class Node {
                    Node next; java.util.List<Node> all; Customer customer; Thread thread; int value;
                }
                """);
        assertEquals(Shapes.struct("Node", "value", Primitive.INT), imported.drawing().payload().orElseThrow());
        String notes = String.join("\n", imported.notes());
        for (String word : List.of("Node.customer: left out: the source does not contain its type shop.Customer.",
                "Node.next, Node.all: left out: Node contains itself", "Node.thread: left out: the type java.lang.Thread")) {
            assertTrue(notes.contains(word), notes);
        }
    }

    @Test
    void aTypeCanBeChosen() throws Exception {
        String source = "class A { B b; } class B { int x; } class C { A a; }";
        assertEquals("C", ((Shape.Struct) read(source).drawing().payload().orElseThrow()).name());
        Drawing chosen = reader.read(SourceFile.of("A.java", source), Optional.of("A")).drawing();
        assertEquals("A", ((Shape.Struct) chosen.payload().orElseThrow()).name());
        assertEquals(2, chosen.types().size());
    }

    @Test
    void damagedSourcesAreRefusedInASentence() {
        assertEquals("Order.java: line 1: Syntax error, insert \"}\" to complete ClassBody",
                assertThrows(InvalidFileException.class, () -> read("class Order { int x;")).getMessage());
        assertEquals("Order.java: it has no type that could be a payload",
                assertThrows(InvalidFileException.class, () -> read("")).getMessage());
    }

    private Imported read(String source) throws Exception {
        return reader.read(SourceFile.of("Order.java", source), Optional.empty());
    }
}
