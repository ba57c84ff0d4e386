// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.namespace.QName;
import org.apache.ws.commons.schema.XmlSchema;
import org.apache.ws.commons.schema.XmlSchemaAppInfo;
import org.apache.ws.commons.schema.XmlSchemaCollection;
import org.apache.ws.commons.schema.XmlSchemaComplexType;
import org.apache.ws.commons.schema.XmlSchemaDocumentation;
import org.apache.ws.commons.schema.XmlSchemaElement;
import org.apache.ws.commons.schema.XmlSchemaSimpleType;
import org.apache.ws.commons.schema.XmlSchemaType;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The types of one or several schemas, by their qualified names. Used by one thread, once. */
final class SchemaTypes {
    /** The namespace of XML Schema. */
    static final String XSD = "http://www.w3.org/2001/XMLSchema";
    private static final Texts TEXTS = Texts.of(SchemaTypes.class);
    private final XmlSchemaCollection schemas = new XmlSchemaCollection();
    private final List<XmlSchema> read = new ArrayList<>();
    private final SourceFile file;
    private final TypeTable table;
    private final ComplexTypes complex;

    SchemaTypes(SourceFile file, TypeTable table) {
        this.file = file;
        this.table = table;
        complex = new ComplexTypes(this, table);
        schemas.setSchemaResolver((namespace, location, base) -> nothing(namespace, location));
    }

    /** In place of another document stands an empty schema of the same namespace. */
    private InputSource nothing(String namespace, String location) {
        table.notes().add(TEXTS.text("import", Excerpt.clip(String.valueOf(location == null ? namespace : location))));
        Xml empty = new Xml();
        empty.empty("xs:schema", namespace == null || namespace.isEmpty() ? new String[] {"xmlns:xs", XSD}
                : new String[] {"xmlns:xs", XSD, "targetNamespace", namespace});
        InputSource source = new InputSource(new StringReader(empty.toString()));
        source.setSystemId("empty:" + read.size() + ":" + namespace);
        return source;
    }

    /** Reads a schema. @throws InvalidFileException when it is none */
    void read(Element schema) throws InvalidFileException {
        if (!XSD.equals(schema.getNamespaceURI()) || !schema.getLocalName().equals("schema")) {
            throw file.problem(TEXTS.text("schema", Excerpt.clip(schema.getNodeName())));
        }
        try {
            read.add(schemas.read(schema, "schema" + read.size()));
        } catch (RuntimeException e) {
            // The library refuses a wrong schema with exceptions of many kinds.
            throw file.problem(TEXTS.text("wrong", Excerpt.said(e.getMessage())));
        }
    }

    /** Declares all types that have names, and those of elements. */
    void declare() throws InvalidFileException {
        try {
            for (XmlSchema schema : read) {
                title(schema);
                sorted(schema.getSchemaTypes()).forEach(this::declare);
                sorted(schema.getElements()).forEach(this::declare);
            }
        } catch (IllegalStateException | ClassCastException | NullPointerException e) {
            throw file.problem(TEXTS.text("wrong", Excerpt.said(e.getMessage())));
        }
    }

    /** In the order of the document, which the library does not keep in its maps. */
    private <T extends org.apache.ws.commons.schema.XmlSchemaAnnotated> Stream<T> sorted(Map<QName, T> all) {
        Map<Integer, List<T>> byLine = new TreeMap<>();
        all.values().forEach(each -> byLine.computeIfAbsent(each.getLineNumber(), line -> new ArrayList<>()).add(each));
        return byLine.values().stream().flatMap(List::stream);
    }

    private void title(XmlSchema schema) {
        if (schema.getAnnotation() == null) {
            return;
        }
        String name = "";
        String description = "";
        for (var item : schema.getAnnotation().getItems()) {
            if (item instanceof XmlSchemaAppInfo info) {
                name = text(info.getMarkup());
            } else if (item instanceof XmlSchemaDocumentation documentation) {
                description = text(documentation.getMarkup());
            }
        }
        table.title(name.strip(), description.strip());
    }

    private static String text(NodeList nodes) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; nodes != null && i < nodes.getLength(); i++) {
            text.append(nodes.item(i).getTextContent());
        }
        return text.toString();
    }

    private void declare(XmlSchemaType type) {
        String key = type.getQName().toString();
        complex.declare(key, type.getName(), type);
    }

    /** An element of a named type is what sends this type; one with a type of its own declares it. */
    private void declare(XmlSchemaElement element) {
        String key = elementKey(element.getQName());
        Sketch type = ofElement(element, element.getName(), key);
        if (element.getName().equals(XsdWriter.PAYLOAD) || !(type instanceof Sketch.Named)) {
            if (element.getName().equals(XsdWriter.PAYLOAD)) {
                table.payload(occurrence(element, type));
            } else {
                table.add(new Declared.Alias(key, element.getName(), type));
            }
        }
    }

    private static Sketch occurrence(XmlSchemaElement element, Sketch type) {
        return element.isNillable() ? new Sketch.Maybe(type) : type;
    }

    private static String elementKey(QName name) {
        return "element " + name;
    }

    /** Returns the type of a global element. */
    Sketch element(QName name) {
        XmlSchemaElement element = schemas.getElementByQName(name);
        return element == null ? new Sketch.Named(name.toString()) : ofElement(element, name.getLocalPart(), elementKey(name));
    }

    /**
     * Returns the fields of a global element's own type, which wraps the parameters of an operation. It is empty when it
     * has none.
     */
    Optional<List<Declared.Member>> wrapped(QName name) {
        XmlSchemaElement element = schemas.getElementByQName(name);
        return element != null && element.getSchemaTypeName() == null && element.getSchemaType() instanceof XmlSchemaComplexType type
                ? Optional.of(complex.fields(type, name.getLocalPart(), elementKey(name))) : Optional.empty();
    }

    /** Returns the complex type of that name. */
    Optional<XmlSchemaComplexType> complexType(QName name) {
        return schemas.getTypeByQName(name) instanceof XmlSchemaComplexType type ? Optional.of(type) : Optional.empty();
    }

    /** Returns the type of an element, without how often it occurs. @param name what its type is called if it needs a name */
    Sketch ofElement(XmlSchemaElement element, String name, String key) {
        if (element.isRef()) {
            XmlSchemaElement target = element.getRef().getTarget();
            return target == null ? new Sketch.Named(String.valueOf(element.getRef().getTargetQName()))
                    : target.getSchemaTypeName() != null ? ofType(target.getSchemaTypeName())
                    : new Sketch.Named(ownKey(target));
        }
        return element.getSchemaTypeName() != null ? ofType(element.getSchemaTypeName())
                : element.getSchemaType() == null ? new Sketch.Missing(TEXTS.text("any")) : ofAnonymous(element.getSchemaType(), name, key);
    }

    private static String ownKey(XmlSchemaElement element) {
        return elementKey(element.getQName());
    }

    /** Returns the type of that name. */
    Sketch ofType(QName name) {
        return name.getNamespaceURI().equals(XSD) ? SimpleTypes.builtIn(name.getLocalPart())
                : SimpleTypes.soap(name).orElseGet(() -> new Sketch.Named(name.toString()));
    }

    private Sketch ofAnonymous(XmlSchemaType type, String name, String key) {
        if (type instanceof XmlSchemaSimpleType simple && SimpleTypes.constants(simple).isEmpty()) {
            return SimpleTypes.of(simple, this);
        }
        if (type instanceof XmlSchemaComplexType list) {
            Optional<Sketch> items = complex.list(list, name, key);
            if (items.isPresent()) {
                return items.get();
            }
        }
        complex.declare(key, name.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + name.substring(1), type);
        return new Sketch.Named(key);
    }
}
