// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.javacode.JavaClass.Kind;
import org.roundtrip.exchange.javacode.JavaClass.Parents;
import org.roundtrip.exchange.javacode.Signatures.Node;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.text.Texts;

/**
 * Declares the types of class files. A record, a class with fields or an interface of getters is a struct, a sealed one a union. A generic class
 * is a struct for each set of types that it is used with. Used by one thread, once.
 */
final class ClassTypes {
    private static final int LARGEST_CLASS = 4_000_000;
    /** What is written of a generic type's arguments when it contains itself in ever longer ones. */
    private static final int LONGEST_KEY = 400;
    private static final int DEEPEST_ARGUMENTS = 6;
    private static final Texts TEXTS = Texts.of(ClassTypes.class);
    private final Map<String, JavaClass> classes = new HashMap<>();
    private final Map<String, String> missing = new HashMap<>();
    private final Set<String> wrappers = new HashSet<>();
    private final List<JavaClass> order = new ArrayList<>();
    private final Deque<String> wanted = new ArrayDeque<>();
    private final Set<String> declared = new HashSet<>();
    private final SignatureTypes types = new SignatureTypes(this::declared);
    private final SourceFile file;
    private final TypeTable table;

    ClassTypes(SourceFile file) {
        this.file = file;
        table = new TypeTable(file);
    }

    /** Adds a class file. @param name where it is from @throws InvalidFileException when it is no class file */
    void add(String name, byte[] bytes) throws InvalidFileException {
        scanned(name, bytes).ifPresent(type -> {
            if (classes.put(type.key(), type) == null) {
                order.add(type);
            }
        });
    }

    /** Says that no source has some types. @param named what people call them, by their keys */
    void missing(Map<String, String> named) {
        missing.putAll(named);
        named.keySet().forEach(classes::remove);
        order.removeIf(type -> named.containsKey(type.key()));
    }

    private Optional<JavaClass> scanned(String name, byte[] bytes) throws InvalidFileException {
        if (bytes.length > LARGEST_CLASS) {
            throw new InvalidFileException(file.name(), name, TEXTS.text("class.large", LARGEST_CLASS / 1_000_000));
        }
        try {
            Optional<JavaClass> found = ClassScan.of(bytes);
            found.ifPresent(type -> type.members().forEach(member -> Signatures.node(member.signature())));
            return found;
        } catch (RuntimeException e) {
            // The library reads damaged files as far as it can, then fails with whatever comes of it.
            throw new InvalidFileException(file.name(), name, TEXTS.text("class.damaged"));
        }
    }

    /** Returns a class that was added, or that stands in a class file where the file finds others. */
    private Optional<JavaClass> find(String key) {
        JavaClass known = classes.get(key);
        if (known != null || key.isEmpty() || key.startsWith("java/")) {
            return Optional.ofNullable(known);
        }
        try {
            Optional<SourceFile> beside = file.referred(key + ".class");
            Optional<JavaClass> found = beside.isEmpty() ? Optional.empty() : scanned(beside.get().name(), beside.get().bytes()).filter(type -> type.key().equals(key));
            found.ifPresent(type -> classes.put(key, type));
            return found;
        } catch (InvalidFileException unreadable) {
            return Optional.empty();
        }
    }

    /** Returns a table of all types that were added, and of those that they need. */
    TypeTable table() {
        return table(order.stream().map(JavaClass::key).toList());
    }

    /** Returns a table of some types, in their order, and of those that they need. @param keys those that were not added are left out */
    TypeTable table(Collection<String> keys) {
        List<JavaClass> asked = keys.stream().distinct().map(classes::get).filter(type -> type != null).toList();
        Stream.concat(asked.stream(), order.stream()).filter(ClassTypes::union).forEach(union -> union.cases().stream().filter(this::wraps).forEach(wrappers::add));
        List<JavaClass> full = asked.stream().filter(type -> !wrappers.contains(type.key()) && open(type).isEmpty()).toList();
        List<JavaClass> some = full.stream().filter(this::says).toList();
        Set<String> services = services(full);
        (some.isEmpty() && services.isEmpty() ? full : some).forEach(type -> declare(type.key()));
        operations(services);
        while (!wanted.isEmpty()) {
            declare(wanted.poll());
        }
        if (declared.isEmpty()) {
            // What nobody uses with types is shown as far as it is not open.
            asked.stream().filter(this::says).forEach(type -> declare(type.key()));
            while (!wanted.isEmpty()) {
                declare(wanted.poll());
            }
        }
        return table;
    }

    /** Whether a type has values of its own; a class with neither fields nor heirs is code. */
    private boolean says(JavaClass type) {
        return switch (type.kind()) {
            case ENUM, RECORD -> true;
            case INTERFACE -> union(type) || !type.members().isEmpty();
            case CLASS -> union(type) || Stream.iterate(Optional.of(type), Optional::isPresent, each -> find(each.get().parent())).limit(LONGEST_KEY)
                    .anyMatch(each -> !each.get().members().isEmpty() || collection(each.get()).isPresent());
        };
    }

    /** The interfaces whose methods are called; one within a class with values is called by that class only. */
    private Set<String> services(List<JavaClass> asked) {
        Set<String> services = new LinkedHashSet<>();
        asked.stream().filter(type -> type.kind() == Kind.INTERFACE && !union(type) && !within(type.key())).forEach(type -> heirs(type.key(), services));
        return services;
    }

    private void heirs(String key, Set<String> services) {
        find(key).filter(type -> services.add(key)).ifPresent(type -> type.extended().interfaces().forEach(each -> heirs(Parents.key(each), services)));
    }

    private boolean within(String key) {
        int end = key.lastIndexOf('$');
        return end > 0 && find(key.substring(0, end)).filter(outer -> outer.kind() != Kind.INTERFACE && !outer.members().isEmpty()).isPresent();
    }

    private void operations(Set<String> services) {
        Set<JavaClass.Method> seen = new HashSet<>();
        for (String key : services) {
            JavaClass type = find(key).orElseThrow();
            Map<String, String> bound = new HashMap<>(type.parameters());
            services.stream().map(each -> find(each).orElseThrow()).forEach(heir -> heir.extended().interfaces().stream().filter(each -> Parents.key(each).equals(key))
                    .findFirst().ifPresent(each -> bound.putAll(arguments(each, type))));
            type.methods().stream().filter(seen::add).forEach(method -> table.add(operation(method, bound)));
        }
    }

    private void declare(String key) {
        if (!declared.add(key)) {
            return;
        }
        if (key.equals("java/time/Duration")) {
            table.add(numbers(key, Map.of("seconds", Primitive.LONG, "nanos", Primitive.INT), List.of("seconds", "nanos")));
            return;
        }
        if (key.equals("java/time/Period")) {
            table.add(numbers(key, Map.of(), List.of("years", "months", "days")));
            return;
        }
        find(erased(key)).ifPresent(type -> {
            Map<String, String> bound = new HashMap<>(open(type));
            if (key.contains("<")) {
                bound.putAll(arguments("L" + key + ";", type));
            }
            table.add(declared(type, key, bound));
        });
    }

    private static Declared numbers(String key, Map<String, Primitive> kinds, List<String> names) {
        return new Declared.Fields(key, JavaClass.simpleName(key), names.stream()
                .map(name -> new Member(name, new Sketch.Known(kinds.getOrDefault(name, Primitive.INT)))).toList());
    }

    private Declared declared(JavaClass type, String key, Map<String, String> bound) {
        String name = name(key);
        if (union(type)) {
            return new Declared.Cases(key, name, type.cases().stream().map(each -> unionCase(each, type, bound)).toList());
        }
        if (type.kind() == Kind.ENUM) {
            return new Declared.Constants(key, name, type.constants());
        }
        Optional<String> collection = collection(type);
        List<Member> members = members(type, bound);
        return members.isEmpty() && collection.isPresent() ? new Declared.Alias(key, name, sketch(Signatures.bind(collection.get(), bound)))
                : new Declared.Fields(key, name, members);
    }

    /** The list or map of the Java library that a class is. */
    private static Optional<String> collection(JavaClass type) {
        return Optional.ofNullable(type.extended().parent()).filter(parent -> parent.startsWith("Ljava/util/") && parent.contains("<"));
    }

    private static String name(String key) {
        String types = key.indexOf('<') < 0 ? "" : key.substring(key.indexOf('<'));
        return JavaClass.simpleName(erased(key)) + arguments("Lx" + types + ";").stream().map(each -> "_" + words(each)).collect(Collectors.joining());
    }

    private static String erased(String key) {
        return key.indexOf('<') < 0 ? key : key.substring(0, key.indexOf('<'));
    }

    private static String words(Node type) {
        String list = "List".repeat(type.dimensions());
        return (type.primitive() == ' ' ? JavaClass.simpleName(type.name()) : String.valueOf(type.primitive())) + list
                + type.arguments().stream().map(each -> "_" + words(each)).collect(Collectors.joining());
    }

    private static List<Node> arguments(String signature) {
        return Signatures.node(signature).arguments();
    }

    /** All that a class leaves open: also what the class around each of its objects does. */
    private Map<String, String> open(JavaClass type) {
        Map<String, String> open = new LinkedHashMap<>();
        find(type.outer()).filter(outer -> !outer.key().equals(type.key())).ifPresent(outer -> open.putAll(outer.parameters()));
        open.putAll(type.parameters());
        return open;
    }

    /** What stands for the open types of a class, by their names. @param use of it, with types in angle brackets */
    private Map<String, String> arguments(String use, JavaClass type) {
        List<Node> given = arguments(use);
        List<String> names = List.copyOf(open(type).keySet());
        Map<String, String> arguments = new HashMap<>();
        // An inner class may be written without what the class around it leaves open.
        int skipped = Math.max(0, names.size() - given.size());
        for (int i = skipped; i < names.size(); i++) {
            arguments.put(names.get(i), given.get(i - skipped).write(Map.of()));
        }
        return arguments;
    }

    private static boolean union(JavaClass type) {
        return !type.cases().isEmpty();
    }

    /** Whether a type is a record that only holds the value of a case. */
    private boolean wraps(String key) {
        JavaClass type = classes.get(key);
        return type != null && type.kind() == Kind.RECORD && type.members().size() == 1
                && type.members().getFirst().name().equals(JavaWriter.VALUE);
    }

    private Member unionCase(String key, JavaClass union, Map<String, String> bound) {
        String simple = JavaClass.simpleName(key);
        String name = simple.substring(0, 1).toLowerCase(Locale.ROOT) + simple.substring(1);
        if (wrappers.contains(key)) {
            return new Member(name, sketch(Signatures.bind(classes.get(key).members().getFirst().signature(), ofCase(key, union, bound))));
        }
        Map<String, String> inCase = ofCase(key, union, bound);
        String types = find(key).map(type -> type.parameters().keySet().stream().map(each -> inCase.getOrDefault(each, type.parameters().get(each)))
                .collect(Collectors.joining())).orElse("");
        return new Member(name, sketch("L" + key + (types.isEmpty() ? "" : "<" + types + ">") + ";"));
    }

    /** What a case leaves open is what its union does, where it says so. */
    private Map<String, String> ofCase(String key, JavaClass union, Map<String, String> bound) {
        Map<String, String> inCase = new HashMap<>();
        find(key).ifPresent(type -> Stream.concat(Stream.ofNullable(type.extended().parent()), type.extended().interfaces().stream())
                .filter(each -> Parents.key(each).equals(union.key())).findFirst().ifPresent(use -> arguments(use, union).forEach((name, inUse) -> {
                    if (inUse.startsWith("T") && bound.containsKey(name)) {
                        inCase.put(inUse.substring(1, inUse.length() - 1), bound.get(name));
                    }
                })));
        return inCase;
    }

    /** The members of a class and of those that it extends, from the topmost down. */
    private List<Member> members(JavaClass type, Map<String, String> bound) {
        List<Member> members = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        Map<String, String> here = bound;
        for (Optional<JavaClass> each = Optional.of(type); each.isPresent() && seen.add(each.get().key());) {
            members.addAll(0, members(each.get().members(), here));
            String parent = each.get().parent();
            Optional<JavaClass> above = find(parent);
            if (above.isPresent()) {
                Map<String, String> inHeir = here;
                here = new HashMap<>(open(above.get()));
                here.putAll(arguments(Signatures.bind(each.get().extended().parent(), inHeir), above.get()));
            } else if (!parent.isEmpty() && !parent.startsWith("java/")) {
                table.notes().add(type.simpleName(), TEXTS.text("parent", missing.getOrDefault(parent, parent.replace('/', '.'))));
            }
            each = above;
        }
        return members;
    }

    private List<Member> members(List<JavaClass.Part> parts, Map<String, String> bound) {
        return parts.stream().map(part -> new Member(part.name(), sketch(Signatures.bind(part.signature(), bound)))).toList();
    }

    private Sketch sketch(String signature) {
        return signature.length() > LONGEST_KEY * 10 ? new Sketch.Missing(TEXTS.text("variable")) : types.of(signature);
    }

    private Sketch declared(Node type) {
        String key = type.write(Map.of()).substring(type.dimensions()).replaceAll("^L|;$", "");
        if (key.length() > LONGEST_KEY || type.height() > DEEPEST_ARGUMENTS) {
            return new Sketch.Missing(TEXTS.text("variable"));
        }
        if (key.startsWith("java/")) {
            wanted.add(key);
            return new Sketch.Named(key);
        }
        Optional<JavaClass> found = find(type.name());
        if (found.isEmpty()) {
            return new Sketch.Missing(elsewhere(missing.getOrDefault(type.name(), type.name().replace('/', '.'))));
        }
        // Without types in angle brackets it is used as it is; those of a class that leaves nothing open are of the one around it.
        String whole = open(found.get()).isEmpty() ? type.name() : key;
        wanted.add(whole);
        return new Sketch.Named(whole);
    }

    private String elsewhere(String name) {
        String searched = file.searched();
        return searched.isEmpty() ? TEXTS.text("elsewhere", name) : TEXTS.text("elsewhere.searched", name, searched);
    }

    private DeclaredOperation operation(JavaClass.Method method, Map<String, String> open) {
        Map<String, String> bound = new HashMap<>(open);
        bound.putAll(method.open());
        String result = Signatures.bind(method.result(), bound);
        boolean none = List.of("V", "Ljava/lang/Void;", "Ljava/util/concurrent/CompletableFuture<Ljava/lang/Void;>;").contains(result);
        return new DeclaredOperation(method.name(), members(method.parameters(), bound),
                none ? Optional.<Sketch>empty() : Optional.of(sketch(result)),
                // Those of the JDK say how a call failed, not what the service has to tell.
                method.exceptions().stream().filter(key -> !key.startsWith("java/")).map(key -> sketch("L" + key + ";")).toList());
    }
}
