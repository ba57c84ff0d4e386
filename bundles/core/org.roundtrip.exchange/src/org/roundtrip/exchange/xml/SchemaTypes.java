// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import javax.xml.namespace.QName;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.text.Texts;

/** The types and elements of schemas, by their qualified names. Those of other files are declared when one refers to them. Used by one thread, once. */
final class SchemaTypes {
    private static final Texts TEXTS = Texts.of(SchemaTypes.class);
    /** Aliases of aliases. */
    private static final int LONGEST_CHAIN = 100;
    private final SchemaFiles files;
    private final TypeTable table;
    private final ComplexTypes complex;
    private final SimpleTypes simple;
    private final Substitutes substitutes;
    private final Map<String, Declared> declared = new LinkedHashMap<>();
    /** What was referred to and is not declared yet; deep chains of references must not become a deep stack. */
    private final Deque<Component> unread = new ArrayDeque<>();
    /** Keys of what has no name in its schema. What others extend or contain is read several times. */
    private final Map<XmlElement, String> keys = new IdentityHashMap<>();
    private final Set<QName> referred = new HashSet<>();
    private final Set<String> names = new HashSet<>();

    SchemaTypes(SchemaFiles files, TypeTable table) {
        this.files = files;
        this.table = table;
        complex = new ComplexTypes(this, table.notes());
        simple = new SimpleTypes(this);
        substitutes = new Substitutes(files);
    }

    /** Returns a word with a capital. */
    static String upper(String word) {
        return word.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** Declares all that a schema does, and to which it refers. */
    void declare(SchemaFile file) {
        for (Component.Kind kind : List.of(Component.Kind.TYPE, Component.Kind.ELEMENT)) {
            files.components(file, kind).forEach(this::named);
        }
        declareReferred();
    }

    /** Gives the table what was declared since. */
    void finish() {
        declareReferred();
        declared.values().forEach(table::add);
    }

    private void declareReferred() {
        while (!unread.isEmpty()) {
            Component component = unread.poll();
            declared.put(key(component), declaration(component));
        }
    }

    private Declared declaration(Component component) {
        XmlElement element = component.element();
        Where where = where(component);
        return component.kind() == Component.Kind.ELEMENT ? elementDeclaration(element, where)
                : element.name().equals("simpleType") ? simple.declared(element, where) : complex.declared(element, where);
    }

    private Declared elementDeclaration(XmlElement element, Where where) {
        List<XmlElement> own = element.children(SchemaFile.XSD, "complexType");
        if (element.has("type") || own.isEmpty()) {
            return new Declared.Alias(where.key(), where.name(), type(element, where.name(), where));
        }
        Where inside = new Where(where.in(), where.component(), upper(where.name()), where.key());
        return complex.list(own.getFirst(), where.name(), inside).<Declared>map(list -> new Declared.Alias(where.key(), where.name(), list))
                .orElseGet(() -> complex.declared(own.getFirst(), inside));
    }

    /** Returns what references call a component. */
    String key(Component component) {
        String name = component.in().own(component.name()).toString();
        boolean current = files.find(component.kind(), component.in().own(component.name()), null).filter(component::equals).isPresent();
        return (component.kind() == Component.Kind.TYPE ? name : component.kind().name().toLowerCase(Locale.ROOT) + " " + name)
                + (current ? "" : " " + component.in().identity());
    }

    /** Returns a component as what is read. */
    Where where(Component component) {
        return new Where(component.in(), component, component.name(), key(component));
    }

    Optional<Component> find(Component.Kind kind, QName name, Component from) {
        return files.find(kind, name, from);
    }

    /** Returns the complex type of that name. @param from where its own name means what it redefines */
    Optional<Component> complexType(QName name, Component from) {
        return files.find(Component.Kind.TYPE, name, from).filter(type -> type.element().name().equals("complexType"));
    }

    private Sketch named(Component component) {
        String key = key(component);
        if (declared.putIfAbsent(key, new Declared.Fields(key, component.name(), List.of())) == null) {
            unread.add(component);
            names.add(component.name());
        }
        return new Sketch.Named(key);
    }

    /** Returns the type of that name. */
    Sketch ofType(QName name) {
        return ofType(name, null);
    }

    /** The same. @param from where its own name means what it redefines */
    Sketch ofType(QName name, Component from) {
        return SchemaFile.BUILT_IN.contains(name.getNamespaceURI()) ? SimpleTypes.builtIn(name.getLocalPart())
                : files.find(Component.Kind.TYPE, name, from).map(this::named).or(() -> SimpleTypes.soap(name))
                .orElseGet(() -> new Sketch.Named(name.toString()));
    }

    /** Returns the type of a global element, or the union of what may stand in its place. */
    Sketch element(QName name) {
        Optional<Component> element = files.find(Component.Kind.ELEMENT, name, null);
        if (element.isEmpty()) {
            return SchemaFile.BUILT_IN.contains(name.getNamespaceURI()) ? new Sketch.Missing(TEXTS.text("any")) : new Sketch.Named(name.toString());
        }
        referred.add(name);
        List<Component> others = substitutes.of(name);
        others.forEach(other -> referred.add(other.in().own(other.name())));
        List<Component> all = new ArrayList<>(Substitutes.isAbstract(element.get()) ? List.of() : List.of(element.get()));
        all.addAll(others);
        return switch (all.size()) {
            case 0 -> new Sketch.Missing(TEXTS.text("abstract.element", name.getLocalPart()));
            case 1 -> global(all.getFirst());
            default -> choice(name, all);
        };
    }

    private Sketch choice(QName name, List<Component> all) {
        String key = "substitutes " + name;
        if (!declared.containsKey(key)) {
            String word = upper(name.getLocalPart()) + "Choice";
            declared.put(key, new Declared.Cases(key, word, List.of()));
            declared.put(key, new Declared.Cases(key, word, all.stream().map(each -> new Member(each.name(), global(each))).toList()));
        }
        return new Sketch.Named(key);
    }

    /** An element of a named type is what sends this type; one with a type of its own declares it. */
    Sketch global(Component element) {
        return element.element().has("type") ? ofType(element.in().name(element.element(), element.element().attribute("type"))) : named(element);
    }

    /** Returns an element within a type, declared there or elsewhere, with one occurrence. It is empty for one without a name. */
    Optional<Particle> local(XmlElement element, Where where) {
        String name = element.has("ref") ? where.in().name(element, element.attribute("ref")).getLocalPart() : element.attribute("name");
        return element(element, name, where).map(type -> new Particle.One(name, Particles.element(element, type), 1, 1));
    }

    /** Returns the type of an element within a type. @param name what its type is called if it needs a name */
    Optional<Sketch> element(XmlElement element, String name, Where where) {
        return name.isEmpty() ? Optional.empty()
                : Optional.of(element.has("ref") ? element(where.in().name(element, element.attribute("ref"))) : type(element, name, where));
    }

    private Sketch type(XmlElement element, String name, Where where) {
        List<XmlElement> own = element.children(SchemaFile.XSD).stream().filter(each -> each.name().endsWith("Type")).toList();
        Sketch type = element.has("type") ? ofType(where.in().name(element, element.attribute("type")))
                : !own.isEmpty() ? anonymous(own.getFirst(), name, where)
                : element.has("substitutionGroup") ? head(element, where) : new Sketch.Missing(TEXTS.text("any"));
        return element.has("fixed") ? new Sketch.Near(type, TEXTS.text("fixed", "fixed")) : type;
    }

    /** An element without a type has that of what it may stand for. */
    private Sketch head(XmlElement element, Where where) {
        QName name = where.in().name(element, element.attribute("substitutionGroup").split("\\s")[0]);
        return files.find(Component.Kind.ELEMENT, name, null).filter(head -> head.element() != element).map(this::global)
                .orElseGet(() -> new Sketch.Missing(TEXTS.text("any")));
    }

    /** Returns a type that has no name. @param name of the element or attribute that has it */
    Sketch anonymous(XmlElement type, String name, Where where) {
        if (type.name().equals("simpleType")) {
            return declaredAt(type, where.key() + "/" + name, upper(name), (key, word) ->
                    simple.declared(type, new Where(where.in(), null, word, key)));
        }
        Optional<Sketch> list = complex.list(type, name, new Where(where.in(), null, where.name(), where.key()));
        return list.isPresent() ? list.get() : declaredAt(type, where.key() + "/" + name, upper(name), (key, word) ->
                complex.declared(type, new Where(where.in(), null, word, key)));
    }

    /** Declares what stands at a place, once; what is only another name for a type is that type. @param declaration from key and name */
    Sketch declaredAt(XmlElement at, String key, String name, BiFunction<String, String, Declared> declaration) {
        String known = keys.get(at);
        if (known == null) {
            known = key;
            for (int number = 2; declared.containsKey(known); number++) {
                known = key + "#" + number;
            }
            keys.put(at, known);
            String free = free(name);
            declared.put(known, new Declared.Fields(known, free, List.of()));
            declared.put(known, declaration.apply(known, free));
        }
        if (!(declared.get(known) instanceof Declared.Alias alias)) {
            return new Sketch.Named(known);
        }
        names.remove(declared.remove(known).name());
        keys.remove(at);
        return alias.type();
    }

    /** Returns the value of a type that has attributes besides. @param holder the extension or restriction within it */
    Sketch value(XmlElement holder, Where where) {
        return simple.value(holder, where);
    }

    /** Returns the fields of a global element that wraps what an operation sends. It is empty for another one. */
    Optional<List<Member>> wrapped(QName name) {
        return files.find(Component.Kind.ELEMENT, name, null).flatMap(element -> {
            List<XmlElement> own = element.element().children(SchemaFile.XSD, "complexType");
            Optional<Component> type = element.element().has("type")
                    ? complexType(element.in().name(element.element(), element.element().attribute("type")), null) : Optional.empty();
            return type.isPresent() ? complex.wrapped(type.get().element(), where(type.get()))
                    : own.isEmpty() ? Optional.empty() : complex.wrapped(own.getFirst(), where(element));
        });
    }

    /** Whether a global element has a type without a name. */
    boolean hasOwnType(QName name) {
        return files.find(Component.Kind.ELEMENT, name, null).filter(element -> !element.element().has("type")).isPresent();
    }

    /** Declares a struct that the source does not name, unless there is the same. @param name what it is called */
    Sketch struct(String key, String name, List<Member> members) {
        String free = key;
        for (int number = 2; declared.get(free) instanceof Declared.Fields other && !other.members().equals(members); number++) {
            free = key + "#" + number;
        }
        if (!declared.containsKey(free)) {
            declared.put(free, new Declared.Fields(free, free(name), members));
        }
        return new Sketch.Named(free);
    }

    /** Returns a name that no type has yet, and takes it. */
    private String free(String name) {
        String free = name;
        for (int number = 2; !names.add(free); number++) {
            free = name + number;
        }
        return free;
    }

    /** Returns whether a type has parts; first all types must be declared. */
    boolean hasParts(Sketch type) {
        declareReferred();
        return hasParts(type, 0);
    }

    private boolean hasParts(Sketch type, int depth) {
        return switch (type) {
            case Sketch.Named named when depth < LONGEST_CHAIN -> switch (declared.get(named.key())) {
                case Declared.Fields fields -> !fields.members().isEmpty();
                case Declared.Cases cases -> true;
                case Declared.Alias alias -> hasParts(alias.type(), depth + 1);
                case null, default -> false;
            };
            case Sketch.Near near -> hasParts(near.type(), depth);
            case Sketch.Maybe maybe -> hasParts(maybe.value(), depth);
            case Sketch.Items items -> true;
            case Sketch.Entries entries -> true;
            default -> false;
        };
    }

    /** Returns whether a type is a struct; first all types must be declared. */
    boolean isStruct(Sketch type) {
        declareReferred();
        Sketch last = type;
        for (int i = 0; i < LONGEST_CHAIN && last instanceof Sketch.Named named && declared.get(named.key()) instanceof Declared.Alias alias; i++) {
            last = alias.type();
        }
        return last instanceof Sketch.Named named && declared.get(named.key()) instanceof Declared.Fields;
    }

    /** Returns the elements of a schema to which no other refers, those that have parts where there are some. */
    List<Component> offered(SchemaFile file) {
        declareReferred();
        List<Component> free = files.components(file, Component.Kind.ELEMENT).stream()
                .filter(each -> !Substitutes.isAbstract(each) && !referred.contains(each.in().own(each.name()))).toList();
        List<Component> structs = free.stream().filter(each -> hasParts(global(each))).toList();
        return structs.isEmpty() ? free : structs;
    }
}
