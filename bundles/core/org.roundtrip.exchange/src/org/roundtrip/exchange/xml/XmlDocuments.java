// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Notes;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/**
 * Parses XML that may come from anywhere. A DTD is skipped unread, so there are no entities but XML's own; nothing is
 * fetched; nesting and size are limited.
 */
final class XmlDocuments {
    private static final int DEEPEST = 300;
    private static final int MOST_ELEMENTS = 500_000;
    /** As which the parser says what is wrong with a prefix. */
    private static final Pattern PREFIX = Pattern.compile("#(?:Element|Attribute)PrefixUnbound\\?(?:[^&]*&)?([^:&]*)");
    private static final Pattern TWICE = Pattern.compile("#AttributeNS?NotUnique\\?[^&]*&(.*)");
    /** What every document knows. */
    private static final Map<String, String> PREFIXES = Map.of("xml", "http://www.w3.org/XML/1998/namespace");
    private static final Texts TEXTS = Texts.of(XmlDocuments.class);

    private XmlDocuments() {
    }

    /**
     * Parses a file and returns its outermost element.
     *
     * @param notes is told of a DTD
     * @throws InvalidFileException with the line, when it is not well formed
     */
    static XmlElement parse(SourceFile file, Notes notes) throws InvalidFileException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty("jdk.xml.maxElementDepth", String.valueOf(DEEPEST));
        try {
            XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(XmlEncoding.text(file)));
            return read(reader, file, notes);
        } catch (XMLStreamException e) {
            throw file.problem(e.getLocation() == null ? TEXTS.text("xml", first(e))
                    : TEXTS.text("line", e.getLocation().getLineNumber(), e.getLocation().getColumnNumber(), first(e)));
        }
    }

    private static XmlElement read(XMLStreamReader reader, SourceFile file, Notes notes) throws XMLStreamException, InvalidFileException {
        Deque<XmlElement> open = new ArrayDeque<>();
        XmlElement root = null;
        for (int elements = 0; reader.hasNext();) {
            switch (reader.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    if (++elements > MOST_ELEMENTS) {
                        throw file.problem(TEXTS.text("elements", MOST_ELEMENTS));
                    }
                    XmlElement element = element(reader, open.isEmpty() ? PREFIXES : open.peek().prefixes());
                    if (open.isEmpty()) {
                        root = element;
                    } else {
                        open.peek().add(element);
                    }
                    open.push(element);
                }
                case XMLStreamConstants.END_ELEMENT -> open.pop();
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> open.peek().add(reader.getText());
                case XMLStreamConstants.DTD -> notes.add(file.name(), TEXTS.text("dtd"));
                default -> {
                }
            }
        }
        return root;
    }

    private static XmlElement element(XMLStreamReader reader, Map<String, String> outer) {
        Map<String, String> prefixes = outer;
        if (reader.getNamespaceCount() > 0) {
            prefixes = new HashMap<>(outer);
            for (int i = 0; i < reader.getNamespaceCount(); i++) {
                prefixes.put(orEmpty(reader.getNamespacePrefix(i)), orEmpty(reader.getNamespaceURI(i)));
            }
        }
        Map<String, String> attributes = reader.getAttributeCount() == 0 ? Map.of() : new LinkedHashMap<>();
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            String namespace = orEmpty(reader.getAttributeNamespace(i));
            attributes.put(namespace.isEmpty() ? reader.getAttributeLocalName(i) : "{" + namespace + "}" + reader.getAttributeLocalName(i),
                    reader.getAttributeValue(i));
        }
        return new XmlElement(orEmpty(reader.getNamespaceURI()), reader.getLocalName(), attributes, prefixes);
    }

    private static String orEmpty(String text) {
        return text == null ? "" : text;
    }

    /** What the parser says, without the place, which it puts before it. */
    private static String first(XMLStreamException e) {
        String message = String.valueOf(e.getMessage()).replaceFirst("(?s)^ParseError at \\[row,col\\]:\\[\\d+,\\d+\\]\\s*Message: ", "")
                .lines().findFirst().orElse("").replaceFirst("^JAXP\\d+: ", "");
        if (message.contains("target matching")) {
            return TEXTS.text("declaration");
        }
        Matcher prefix = PREFIX.matcher(message);
        Matcher twice = TWICE.matcher(message);
        return prefix.find() ? TEXTS.text("prefix", Excerpt.clip(prefix.group(1)))
                : twice.find() ? TEXTS.text("twice", Excerpt.clip(twice.group(1))) : Excerpt.clip(message);
    }
}
