// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.xml.namespace.QName;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** Texts, numbers and other simple types of schemas. Used by one thread. */
final class SimpleTypes {
    /** The namespaces of SOAP's own types. */
    static final String SOAP = "http://schemas.xmlsoap.org/soap/encoding/", SOAP_12 = "http://www.w3.org/2003/05/soap-encoding";
    static final Set<String> SOAP_ENCODING = Set.of(SOAP, SOAP_12);
    /** Types that restrict others, and unions within unions; the latter could double. */
    private static final int DEEPEST = 20;
    private static final int MOST_CASES = 100;
    private static final Texts TEXTS = Texts.of(SimpleTypes.class);
    private final SchemaTypes types;

    SimpleTypes(SchemaTypes types) {
        this.types = types;
    }

    /**
     * What a simple type says, with what the types say that it restricts.
     *
     * @param base      what it restricts in the end
     * @param facets    by name; the innermost ones
     * @param constants the texts that it allows; none where it allows others
     * @param text      whether its values are texts
     */
    private record Simple(Sketch base, Map<String, String> facets, List<String> constants, boolean text) {
        static Simple of(Sketch base) {
            return new Simple(base, Map.of(), List.of(), BuiltIns.plain(base) instanceof Sketch.Chars);
        }

        /** Whether it is an enum; one of too many constants is a text. */
        boolean enumeration() {
            return text && !constants.isEmpty() && constants.size() <= Shape.MOST_MEMBERS;
        }

        Sketch sketch() {
            Map<String, String> all = new TreeMap<>(facets);
            if (!constants.isEmpty()) {
                all.put("enumeration", "");
            }
            return Facets.restricted(base, all);
        }
    }

    /** Returns a type of XML Schema itself. @param name without its namespace */
    static Sketch builtIn(String name) {
        return BuiltIns.of(name);
    }

    /** Returns a type of SOAP's own; empty for one of another namespace. */
    static Optional<Sketch> soap(QName name) {
        return !SOAP_ENCODING.contains(name.getNamespaceURI()) ? Optional.empty()
                : Optional.of(name.getLocalPart().equals("Array") ? new Sketch.Missing(TEXTS.text("array"))
                        : builtIn(name.getLocalPart().equals("base64") ? "base64Binary" : name.getLocalPart()));
    }

    /** Whether a name is that of SOAP's array, which other types restrict. */
    static boolean array(QName name) {
        return SOAP_ENCODING.contains(name.getNamespaceURI()) && name.getLocalPart().equals("Array");
    }

    /** Returns the declaration of a simple type. */
    Declared declared(XmlElement type, Where where) {
        Optional<XmlElement> union = word(type, "union");
        if (union.isPresent()) {
            return union(union.get(), where);
        }
        Simple simple = simple(type, where, 0);
        boolean own = type.children(SchemaFile.XSD).stream().anyMatch(each -> !each.children(SchemaFile.XSD, "enumeration").isEmpty())
                || !type.children(SchemaFile.XSD, "enumeration").isEmpty();
        if (!simple.enumeration()) {
            return new Declared.Alias(where.key(), where.name(), simple.sketch());
        }
        Optional<QName> base = word(type, "restriction").filter(each -> each.has("base")).map(each -> where.in().name(each, each.attribute("base")));
        return own || base.isEmpty() ? new Declared.Constants(where.key(), where.name(), simple.constants())
                : new Declared.Alias(where.key(), where.name(), types.ofType(base.get(), where.component()));
    }

    private static Optional<XmlElement> word(XmlElement type, String word) {
        return type.children(SchemaFile.XSD, word).stream().findFirst();
    }

    private Simple simple(XmlElement type, Where where, int depth) {
        Optional<XmlElement> list = word(type, "list");
        if (list.isPresent()) {
            return Simple.of(new Sketch.Items(item(list.get(), where), Optional.empty()));
        }
        if (word(type, "union").isPresent()) {
            return Simple.of(types.declaredAt(type, where.key() + "/" + where.name(), SchemaTypes.upper(where.name()), (key, name) ->
                    union(word(type, "union").get(), new Where(where.in(), null, name, key))));
        }
        // In the drafts the type itself has the base and the facets.
        XmlElement holder = word(type, "restriction").orElse(type);
        return restricted(holder, base(holder, where, depth));
    }

    private Sketch item(XmlElement list, Where where) {
        Optional<XmlElement> own = word(list, "simpleType");
        return list.has("itemType") ? types.ofType(where.in().name(list, list.attribute("itemType")))
                : own.isPresent() ? types.anonymous(own.get(), where.name().replaceFirst("(?<=..)s$", ""), where) : new Sketch.Missing(TEXTS.text("any"));
    }

    private Simple base(XmlElement holder, Where where, int depth) {
        Optional<XmlElement> own = word(holder, "simpleType");
        if (depth >= DEEPEST) {
            return Simple.of(new Sketch.Missing(TEXTS.text("chain")));
        }
        if (own.isPresent()) {
            return simple(own.get(), where, depth + 1);
        }
        return holder.has("base") ? named(where.in().name(holder, holder.attribute("base")), where.component(), depth)
                : Simple.of(new Sketch.Missing(TEXTS.text("any")));
    }

    private Simple named(QName name, Component from, int depth) {
        Optional<Component> type = types.find(Component.Kind.TYPE, name, from);
        if (type.isEmpty() || SchemaFile.BUILT_IN.contains(name.getNamespaceURI())) {
            return Simple.of(types.ofType(name));
        }
        XmlElement element = type.get().element();
        Where where = types.where(type.get());
        if (!element.name().equals("simpleType")) {
            // A complex type with a simple content.
            return element.children(SchemaFile.XSD, "simpleContent").stream().flatMap(model -> model.children(SchemaFile.XSD).stream())
                    .filter(each -> each.has("base")).findFirst()
                    .map(each -> each.name().equals("restriction") ? restricted(each, base(each, where, depth + 1)) : base(each, where, depth + 1))
                    .orElseGet(() -> Simple.of(new Sketch.Missing(TEXTS.text("any"))));
        }
        return word(element, "union").isPresent() ? Simple.of(types.ofType(name, from)) : simple(element, where, depth + 1);
    }

    private static Simple restricted(XmlElement holder, Simple base) {
        Map<String, String> facets = new HashMap<>(base.facets());
        List<String> constants = new ArrayList<>();
        for (XmlElement each : holder.children(SchemaFile.XSD)) {
            if (each.name().equals("enumeration")) {
                constants.add(each.attribute("value"));
            } else if (Facets.known(each.name())) {
                facets.put(each.name(), each.attribute("value"));
            }
        }
        return new Simple(base.base(), facets, constants.isEmpty() ? base.constants() : constants.stream().distinct().toList(), base.text());
    }

    /** Returns the value of a type that has attributes besides. @param holder the extension or restriction within it */
    Sketch value(XmlElement holder, Where where) {
        if (holder.name().equals("extension") && holder.has("base")) {
            QName base = where.in().name(holder, holder.attribute("base"));
            return types.complexType(base, where.component()).isPresent() ? named(base, where.component(), 0).sketch() : types.ofType(base, where.component());
        }
        return restricted(holder, base(holder, where, 0)).sketch();
    }

    /** A choice of texts is a text or an enum, one of other types a union. */
    private Declared union(XmlElement union, Where where) {
        Map<String, Sketch> cases = new LinkedHashMap<>();
        List<Simple> members = new ArrayList<>();
        for (String each : union.attribute("memberTypes").split("\\s+")) {
            if (!each.isEmpty() && cases.size() < MOST_CASES) {
                QName name = where.in().name(union, each);
                cases.put(free(cases, name.getLocalPart()), types.ofType(name, where.component()));
                members.add(named(name, where.component(), DEEPEST - 2));
            }
        }
        for (XmlElement each : union.children(SchemaFile.XSD, "simpleType")) {
            String word = word(each, "restriction").map(restriction -> restriction.attribute("base").replaceFirst(".*:", ""))
                    .filter(base -> !base.isEmpty()).orElse("value");
            if (cases.size() < MOST_CASES) {
                cases.put(free(cases, word), types.anonymous(each, where.name() + SchemaTypes.upper(word), where));
                members.add(simple(each, where, DEEPEST - 2));
            }
        }
        if (!members.isEmpty() && members.stream().allMatch(Simple::enumeration)) {
            return new Declared.Constants(where.key(), where.name(), members.stream().flatMap(each -> each.constants().stream()).distinct()
                    .limit(Shape.MOST_MEMBERS).toList());
        }
        if (!members.isEmpty() && members.stream().allMatch(Simple::text)) {
            return new Declared.Alias(where.key(), where.name(), new Sketch.Near(new Sketch.Chars(Optional.empty(), Repertoire.UNICODE), TEXTS.text("union.text")));
        }
        return new Declared.Cases(where.key(), where.name(), cases.entrySet().stream().map(each -> new Member(each.getKey(), each.getValue())).toList());
    }

    private static String free(Map<String, Sketch> taken, String word) {
        String name = word;
        for (int number = 2; taken.containsKey(name); number++) {
            name = word + number;
        }
        return name;
    }
}
