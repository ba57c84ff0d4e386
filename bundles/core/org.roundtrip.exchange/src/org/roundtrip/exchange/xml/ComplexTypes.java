// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.xml.namespace.QName;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Notes;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.model.Length;
import org.roundtrip.model.text.Texts;

/** Structs, unions, lists and maps among the types of a schema. Used by one thread. */
final class ComplexTypes {
    private static final Texts TEXTS = Texts.of(ComplexTypes.class);
    /** Of a type that extends another one, and so on; longer chains are no schema of a person. */
    private static final int LONGEST_CHAIN = 100;
    private final SchemaTypes types;
    private final Notes notes;
    private final Particles particles;
    private final Attributes attributes;

    ComplexTypes(SchemaTypes types, Notes notes) {
        this.types = types;
        this.notes = notes;
        particles = new Particles(types, notes);
        attributes = new Attributes(types, notes);
    }

    /** What a complex type is made of: itself, or the extension or restriction within it. */
    private record Content(XmlElement holder, boolean simple, boolean extension, boolean mixed) {
        static Content of(XmlElement type) {
            for (XmlElement model : type.children(SchemaFile.XSD)) {
                boolean simple = model.name().equals("simpleContent");
                for (XmlElement each : simple || model.name().equals("complexContent") ? model.children(SchemaFile.XSD) : List.<XmlElement>of()) {
                    if (each.name().equals("extension") || each.name().equals("restriction")) {
                        return new Content(each, simple, each.name().equals("extension"), mixed(type) || mixed(model));
                    }
                }
            }
            // The drafts say it with attributes.
            return new Content(type, type.attribute("content").equals("textOnly"), !type.attribute("derivedBy").equals("restriction"), mixed(type));
        }

        private static boolean mixed(XmlElement element) {
            return element.attribute("mixed").matches("true|1") || element.attribute("content").equals("mixed");
        }

        Optional<QName> base(Where where) {
            return Optional.of(holder.attribute("base")).filter(base -> !base.isEmpty()).map(base -> where.in().name(holder, base));
        }
    }

    /** Returns the declaration of a complex type. */
    Declared declared(XmlElement type, Where where) {
        Content content = Content.of(type);
        Optional<QName> base = content.base(where);
        if (base.filter(SimpleTypes::array).isPresent()) {
            return new Declared.Alias(where.key(), where.name(), array(content.holder(), where));
        }
        if (content.mixed()) {
            notes.add(where.name(), TEXTS.text("mixed"));
        }
        if (type.attribute("abstract").matches("true|1")) {
            notes.add(where.name(), TEXTS.text("abstract"));
        }
        Map<QName, Member> own = new LinkedHashMap<>();
        attributes(type, where, own, 0);
        Optional<Particle.Several> choice = base.isEmpty() && own.isEmpty() ? choice(type, where) : Optional.empty();
        if (choice.isPresent()) {
            return new Declared.Cases(where.key(), where.name(), members(choice.get(), new Names()));
        }
        return new Declared.Fields(where.key(), where.name(), fields(type, where, own.values()));
    }

    /** Returns the fields of a complex type that is a sequence and no more; empty for another one. */
    Optional<List<Member>> wrapped(XmlElement type, Where where) {
        Content content = Content.of(type);
        Map<QName, Member> own = new LinkedHashMap<>();
        attributes(type, where, own, 0);
        return content.simple() || content.base(where).isPresent() || !own.isEmpty() || choice(type, where).isPresent() ? Optional.empty()
                : Optional.of(fields(type, where, List.of()));
    }

    private List<Member> fields(XmlElement type, Where where, Iterable<Member> own) {
        List<Member> fields = new ArrayList<>();
        Content content = Content.of(type);
        if (content.simple()) {
            fields.add(new Member("value", types.value(content.holder(), where)));
        } else {
            List<Particle> parts = new ArrayList<>();
            particles(type, where, parts, 0);
            Particle.Several whole = particles.simple(new Particle.Several(false, parts, 1, 1, type, where));
            fields.addAll(members(whole, new Names()));
        }
        own.forEach(fields::add);
        return fields;
    }

    /** The choice that is all that a type contains. */
    private Optional<Particle.Several> choice(XmlElement type, Where where) {
        List<Particle> parts = particles.within(type, where);
        if (parts.size() != 1 || !(parts.getFirst() instanceof Particle.Several only)) {
            return Optional.empty();
        }
        Particle.Several simple = particles.simple(only);
        return simple.choice() && simple.min() == 1 && simple.max() == 1 && !simple.parts().isEmpty() ? Optional.of(simple) : Optional.empty();
    }

    /** Adds what a type contains, after what the type contains that it extends. */
    private void particles(XmlElement type, Where where, List<Particle> parts, int length) {
        Content content = Content.of(type);
        Optional<QName> base = content.base(where);
        if (base.isPresent() && content.extension() && !SchemaFile.BUILT_IN.contains(base.get().getNamespaceURI())) {
            Optional<Component> extended = length < LONGEST_CHAIN ? types.complexType(base.get(), where.component()) : Optional.empty();
            if (extended.isPresent()) {
                particles(extended.get().element(), types.where(extended.get()), parts, length + 1);
            } else {
                notes.add(where.name(), TEXTS.text("base", base.get().getLocalPart()));
            }
        }
        parts.addAll(particles.within(content.holder(), where));
    }

    private void attributes(XmlElement type, Where where, Map<QName, Member> known, int length) {
        Content content = Content.of(type);
        if (length < LONGEST_CHAIN) {
            content.base(where).flatMap(base -> types.complexType(base, where.component()))
                    .ifPresent(base -> attributes(base.element(), types.where(base), known, length + 1));
        }
        attributes.add(content.holder(), where, known);
    }

    /** Names for what has none in a schema: the first of a kind has its plain word. */
    private static final class Names {
        private final Set<String> taken = new HashSet<>();

        String take(String word) {
            String name = word;
            for (int number = 2; !taken.add(name); number++) {
                name = word + number;
            }
            return name;
        }
    }

    private List<Member> members(Particle.Several several, Names names) {
        return several.parts().stream().map(part -> switch (part) {
            case Particle.One one -> new Member(one.name(), one.wrapped(one.type()));
            case Particle.Several inner -> {
                String word = names.take(inner.word());
                yield new Member(word, inner.wrapped(declared(inner, word)));
            }
        }).toList();
    }

    /** Declares a struct or union for a sequence or choice within a type. */
    private Sketch declared(Particle.Several several, String word) {
        Where where = several.where();
        return types.declaredAt(several.at(), where.key() + "/" + word, several.typeName(word), (key, name) -> {
            List<Member> members = members(several, new Names());
            return several.choice() ? new Declared.Cases(key, name, members) : new Declared.Fields(key, name, members);
        });
    }

    /** Returns the list or map that an element with only repeated elements within it is. @param name of the element */
    Optional<Sketch> list(XmlElement type, String name, Where where) {
        List<XmlElement> sequences = type.children(SchemaFile.XSD).stream().filter(each -> !each.name().equals("annotation")).toList();
        if (sequences.size() != 1 || !sequences.getFirst().name().equals("sequence") || sequences.getFirst().has("maxOccurs")
                || sequences.getFirst().has("minOccurs")) {
            return Optional.empty();
        }
        List<XmlElement> items = sequences.getFirst().children(SchemaFile.XSD);
        if (items.size() != 1 || !items.getFirst().name().equals("element")) {
            return Optional.empty();
        }
        XmlElement item = items.getFirst();
        String word = item.attribute("name");
        String most = item.attribute("maxOccurs");
        if ((most.isEmpty() || most.equals("1") || most.equals("0")) && !word.equals(XsdWriter.ITEM) && !word.equals(XsdWriter.ENTRY)) {
            return Optional.empty();
        }
        long least = item.attribute("minOccurs").matches("\\d{1,9}") ? Long.parseLong(item.attribute("minOccurs")) : 1;
        Optional<Length> length = most.isEmpty() ? Optional.of(Length.of(1))
                : most.matches("\\d{1,10}") ? Particle.length(least, Long.parseLong(most)) : Optional.empty();
        Optional<Sketch> map = word.equals(XsdWriter.ENTRY) ? map(item, name, where, length) : Optional.empty();
        String inner = word.equals(XsdWriter.ITEM) || word.isEmpty() ? name.replaceFirst("(?<=..)s$", "") : word;
        return map.isPresent() ? map : types.element(item, inner, where).map(element -> new Sketch.Items(Particles.element(item, element), length));
    }

    private Optional<Sketch> map(XmlElement entry, String name, Where where, Optional<Length> length) {
        List<XmlElement> own = entry.children(SchemaFile.XSD, "complexType");
        if (own.size() != 1) {
            return Optional.empty();
        }
        List<Member> members = fields(own.getFirst(), new Where(where.in(), null, name, where.key() + "/entry"), List.of());
        return members.stream().map(Member::name).toList().equals(List.of("key", "value"))
                ? Optional.of(new Sketch.Entries(members.getFirst().type(), members.getLast().type(), length)) : Optional.empty();
    }

    /** Returns the array that a restriction of SOAP's own array type is. */
    private Sketch array(XmlElement holder, Where where) {
        Optional<XmlElement> said = holder.children(SchemaFile.XSD, "attribute").stream()
                .filter(each -> !each.anyAttribute("arrayType").isEmpty() || !each.anyAttribute("itemType").isEmpty()).findFirst();
        Particle.Several whole = particles.simple(new Particle.Several(false, particles.within(holder, where), 1, 1, holder, where));
        if (said.isPresent()) {
            String array = said.get().anyAttribute("arrayType");
            return array(array.isEmpty() ? said.get().anyAttribute("itemType") : array, said.get(), where);
        }
        if (whole.parts().size() != 1 || !(whole.parts().getFirst() instanceof Particle.One one)) {
            return new Sketch.Missing(TEXTS.text("array"));
        }
        return new Sketch.Items(one.type(), one.max() == 1 ? Optional.empty() : Particle.length(one.min(), one.max()));
    }

    /** @param written such as {@code t:Line[][]} or {@code t:Line[2,3]} */
    private Sketch array(String written, XmlElement at, Where where) {
        String name = written.replaceFirst("(?s)\\[.*", "").strip();
        Sketch element = types.ofType(where.in().name(at, name));
        String sizes = written.contains("[") ? written.substring(written.indexOf('[') + 1).replaceAll("[^\\d,\\[]", "").replace('[', ',') : "";
        String[] dimensions = sizes.split(",", -1);
        for (int i = Math.min(dimensions.length, LONGEST_CHAIN) - 1; i >= 0; i--) {
            element = new Sketch.Items(element, dimensions[i].matches("\\d{1,6}") ? Optional.of(Length.of(Integer.parseInt(dimensions[i]))) : Optional.empty());
        }
        return element;
    }
}
