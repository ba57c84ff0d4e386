// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.roundtrip.exchange.javacode.Signatures.Node;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.text.Texts;

/** Turns types as class files write them into sketches. */
final class SignatureTypes {
    private static final Texts TEXTS = Texts.of(SignatureTypes.class);
    private static final int DIGITS = 18;
    private static final int SCALE = 2;
    private static final Map<Character, Primitive> PRIMITIVES = Map.of('Z', Primitive.BOOLEAN, 'B', Primitive.BYTE,
            'S', Primitive.SHORT, 'I', Primitive.INT, 'J', Primitive.LONG, 'F', Primitive.FLOAT, 'D', Primitive.DOUBLE,
            'C', Primitive.CHAR);
    private static final Map<String, Primitive> HELD = Map.ofEntries(Map.entry("java/lang/Boolean", Primitive.BOOLEAN),
            Map.entry("java/lang/Byte", Primitive.BYTE), Map.entry("java/lang/Short", Primitive.SHORT), Map.entry("java/lang/Integer", Primitive.INT),
            Map.entry("java/lang/Long", Primitive.LONG), Map.entry("java/lang/Float", Primitive.FLOAT),
            Map.entry("java/lang/Double", Primitive.DOUBLE), Map.entry("java/lang/Character", Primitive.CHAR),
            Map.entry("java/util/concurrent/atomic/AtomicBoolean", Primitive.BOOLEAN), Map.entry("java/time/Year", Primitive.INT),
            Map.entry("java/util/concurrent/atomic/AtomicInteger", Primitive.INT), Map.entry("java/util/concurrent/atomic/AtomicLong", Primitive.LONG));
    private static final Map<String, Primitive> MAYBE = Map.of("java/util/OptionalInt", Primitive.INT, "java/util/OptionalLong", Primitive.LONG,
            "java/util/OptionalDouble", Primitive.DOUBLE);
    private static final Set<String> TEXT = Set.of("java/lang/String", "java/lang/CharSequence", "java/lang/StringBuilder", "java/lang/StringBuffer");
    private static final Set<String> LISTS = Set.of("Collection", "SequencedCollection", "AbstractCollection", "List", "AbstractList", "ArrayList",
            "LinkedList", "Vector", "Stack", "Set", "SequencedSet", "AbstractSet", "SortedSet", "NavigableSet", "HashSet", "LinkedHashSet", "TreeSet",
            "EnumSet", "Queue", "Deque", "ArrayDeque", "PriorityQueue", "Iterator", "Enumeration", "CopyOnWriteArrayList", "CopyOnWriteArraySet",
            "BlockingQueue", "ConcurrentLinkedQueue", "Stream");
    private static final Set<String> MAPS = Set.of("Map", "SequencedMap", "AbstractMap", "SortedMap", "NavigableMap", "HashMap", "LinkedHashMap",
            "TreeMap", "EnumMap", "Hashtable", "IdentityHashMap", "WeakHashMap", "ConcurrentMap", "ConcurrentHashMap", "ConcurrentSkipListMap");
    /** What a value is held in that comes later, or may change. */
    private static final Set<String> HOLDERS = Set.of("java/util/concurrent/Future", "java/util/concurrent/CompletionStage",
            "java/util/concurrent/CompletableFuture", "java/util/concurrent/Callable", "java/util/function/Supplier",
            "java/util/concurrent/atomic/AtomicReference", "java/lang/ThreadLocal", "java/lang/ref/WeakReference", "java/lang/ref/SoftReference");
    private static final Set<String> INSTANTS = Set.of("java/time/Instant", "java/util/Date", "java/sql/Timestamp");
    /** Moments, with what is lost of them. */
    private static final Map<String, String> MOMENTS = Map.of("java/time/OffsetDateTime", "zone", "java/time/ZonedDateTime", "zone",
            "java/util/Calendar", "zone", "java/util/GregorianCalendar", "zone", "java/time/LocalDateTime", "local");
    /** What has a text of a length that is always the same, or nearly. */
    private static final Map<String, Integer> WRITTEN = Map.ofEntries(Map.entry("java/util/UUID", 36), Map.entry("java/time/LocalDate", 10),
            Map.entry("java/sql/Date", 10), Map.entry("java/time/LocalTime", 12), Map.entry("java/sql/Time", 8), Map.entry("java/time/OffsetTime", 18),
            Map.entry("java/time/YearMonth", 7), Map.entry("java/time/MonthDay", 7), Map.entry("java/time/ZoneOffset", 6),
            Map.entry("java/time/ZoneId", 16), Map.entry("java/util/TimeZone", 16), Map.entry("java/util/Currency", 3), Map.entry("java/util/Locale", 5),
            Map.entry("java/time/DayOfWeek", 9), Map.entry("java/time/Month", 9));
    private static final Set<String> AS_TEXT = Set.of("java/net/URI", "java/net/URL", "java/io/File", "java/nio/file/Path", "java/net/InetAddress",
            "java/net/Inet4Address", "java/net/Inet6Address", "java/util/regex/Pattern", "java/nio/charset/Charset", "java/lang/Class");
    private final Function<Node, Sketch> declared;

    /** @param declared the sketch of a class that is not of the Java library, or has parts of its own */
    SignatureTypes(Function<Node, Sketch> declared) {
        this.declared = declared;
    }

    /** Returns the type of a field. */
    Sketch of(String signature) {
        Node node = Signatures.node(signature);
        return sketch(node, node.dimensions());
    }

    private Sketch sketch(Node node, int dimensions) {
        if (dimensions > 0) {
            return dimensions == 1 && node.primitive() == 'B' ? Sketch.Octets.PLAIN
                    : new Sketch.Items(sketch(node, dimensions - 1), Optional.empty());
        }
        if (node.primitive() != ' ') {
            return new Sketch.Known(PRIMITIVES.get(node.primitive()));
        }
        if (node.name().isEmpty()) {
            return new Sketch.Missing(TEXTS.text("variable"));
        }
        return node.name().startsWith("java/") ? ofTheLibrary(node) : declared.apply(node);
    }

    private Sketch ofTheLibrary(Node node) {
        String name = node.name();
        if (TEXT.contains(name)) {
            return Sketch.Chars.PLAIN;
        }
        if (HELD.containsKey(name)) {
            return new Sketch.Known(HELD.get(name));
        }
        if (MAYBE.containsKey(name)) {
            return new Sketch.Maybe(new Sketch.Known(MAYBE.get(name)));
        }
        return name.startsWith("java/util/") || HOLDERS.contains(name) ? collected(node) : value(node);
    }

    private Sketch collected(Node node) {
        List<Node> arguments = node.arguments();
        String simple = node.name().substring(node.name().lastIndexOf('/') + 1);
        if (arguments.size() == 2 && MAPS.contains(simple)) {
            return new Sketch.Entries(argument(arguments.getFirst()), argument(arguments.getLast()), Optional.empty());
        }
        if (simple.equals("Properties")) {
            return new Sketch.Entries(Sketch.Chars.PLAIN, Sketch.Chars.PLAIN, Optional.empty());
        }
        if (simple.equals("BitSet")) {
            return new Sketch.Near(Sketch.Octets.PLAIN, TEXTS.text("bits"));
        }
        if (arguments.size() == 1) {
            Sketch element = argument(arguments.getFirst());
            if (simple.equals("Optional")) {
                return new Sketch.Maybe(element);
            }
            if (LISTS.contains(simple)) {
                return new Sketch.Items(element, Optional.empty());
            }
            if (HOLDERS.contains(node.name())) {
                return new Sketch.Near(element, TEXTS.text("held", simple));
            }
        }
        return value(node);
    }

    private Sketch argument(Node node) {
        return sketch(node, node.dimensions());
    }

    private Sketch value(Node node) {
        String name = node.name();
        String written = name.replace('/', '.');
        if (INSTANTS.contains(name)) {
            return new Sketch.Known(new Shape.Timestamp());
        }
        if (MOMENTS.containsKey(name)) {
            return new Sketch.Near(new Sketch.Known(new Shape.Timestamp()), TEXTS.text("moment." + MOMENTS.get(name)));
        }
        if (WRITTEN.containsKey(name)) {
            return new Sketch.Near(new Sketch.Chars(Optional.of(Length.of(WRITTEN.get(name))), Shape.Repertoire.LATIN1),
                    TEXTS.text("written", written, WRITTEN.get(name)));
        }
        if (AS_TEXT.contains(name)) {
            return new Sketch.Near(Sketch.Chars.PLAIN, TEXTS.text("text", written));
        }
        return switch (name) {
            case "java/math/BigDecimal" -> new Sketch.Near(new Sketch.Known(new Shape.Decimal(DIGITS, SCALE)), TEXTS.text("digits", DIGITS, SCALE));
            case "java/math/BigInteger" -> new Sketch.Near(new Sketch.Known(new Shape.Decimal(DIGITS, 0)), TEXTS.text("digits.whole", DIGITS));
            case "java/lang/Number" -> new Sketch.Near(new Sketch.Known(Primitive.DOUBLE), TEXTS.text("number"));
            case "java/nio/ByteBuffer" -> Sketch.Octets.PLAIN;
            case "java/lang/Iterable" -> node.arguments().size() == 1 ? new Sketch.Items(argument(node.arguments().getFirst()), Optional.empty()) : missing(written);
            // Both are two numbers in Java itself, and in protocols that have them.
            case "java/time/Duration", "java/time/Period" -> declared.apply(node);
            default -> missing(written);
        };
    }

    private static Sketch missing(String written) {
        return new Sketch.Missing(TEXTS.text("type", written));
    }
}
