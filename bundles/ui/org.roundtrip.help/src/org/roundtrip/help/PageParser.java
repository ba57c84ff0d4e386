// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads one page. Only the elements listed in the package page are allowed; any other is an error with its line. */
final class PageParser {

    private static final Pattern LINK = Pattern.compile("([a-z]+(?:-[a-z]+)*)\\.html");

    private final XMLStreamReader xml;
    private final List<Block> blocks = new ArrayList<>();
    private String title;

    private PageParser(XMLStreamReader xml) {
        this.xml = xml;
    }

    /** Reads a page. @throws IOException if it cannot be read, or contains something that is not allowed */
    static Page parse(String id, InputStream in) throws IOException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        try {
            XMLStreamReader xml = factory.createXMLStreamReader(in, "UTF-8");
            PageParser parser = new PageParser(xml);
            parser.page();
            return new Page(id, parser.title, List.copyOf(parser.blocks));
        } catch (XMLStreamException e) {
            Location at = e.getLocation();
            throw new IOException(id + ".html" + (at == null ? "" : ", line " + at.getLineNumber()) + ": "
                    + e.getMessage(), e);
        }
    }

    private void page() throws XMLStreamException {
        xml.nextTag();
        require("html");
        xml.nextTag();
        require("body");
        xml.nextTag();
        require("h1");
        title = plainText();
        while (xml.nextTag() == XMLStreamConstants.START_ELEMENT) {
            block();
        }
    }

    private void block() throws XMLStreamException {
        switch (xml.getLocalName()) {
            case "h2" -> blocks.add(new Block.Heading(spans()));
            case "p" -> blocks.add(new Block.Paragraph(spans()));
            case "pre" -> blocks.add(new Block.Code(lines()));
            case "ul" -> items(false);
            case "ol" -> items(true);
            case "dl" -> entries();
            default -> throw notAllowed();
        }
    }

    private void items(boolean numbered) throws XMLStreamException {
        int number = 0;
        while (xml.nextTag() == XMLStreamConstants.START_ELEMENT) {
            require("li");
            number++;
            blocks.add(new Block.Item(numbered ? number : 0, spans()));
        }
    }

    private void entries() throws XMLStreamException {
        while (xml.nextTag() == XMLStreamConstants.START_ELEMENT) {
            require("dt");
            List<Span> term = spans();
            xml.nextTag();
            require("dd");
            blocks.add(new Block.Entry(term, spans()));
        }
    }

    private List<String> lines() throws XMLStreamException {
        return xml.getElementText().strip().lines().toList();
    }

    private String plainText() throws XMLStreamException {
        return xml.getElementText().strip().replaceAll("\\s+", " ");
    }

    /** Returns the text of the current element, with white space reduced to single blanks and removed at both ends. */
    private List<Span> spans() throws XMLStreamException {
        List<Span> spans = new ArrayList<>();
        String element = xml.getLocalName();
        while (xml.next() != XMLStreamConstants.END_ELEMENT || !xml.getLocalName().equals(element)) {
            switch (xml.getEventType()) {
                case XMLStreamConstants.START_ELEMENT -> spans.add(span());
                case XMLStreamConstants.CHARACTERS -> spans.add(Span.plain(xml.getText().replaceAll("\\s+", " ")));
                default -> {
                    // A comment has no text for the reader.
                }
            }
        }
        return stripped(spans);
    }

    private Span span() throws XMLStreamException {
        return switch (xml.getLocalName()) {
            case "b" -> new Span(plainText(), Style.STRONG, null);
            case "i" -> new Span(plainText(), Style.EMPHASIS, null);
            case "code" -> new Span(plainText(), Style.CODE, null);
            case "kbd" -> new Span(plainText(), Style.KEY, null);
            case "a" -> {
                String target = target(xml.getAttributeValue(null, "href"));
                yield new Span(plainText(), Style.PLAIN, target);
            }
            default -> throw notAllowed();
        };
    }

    private String target(String href) throws XMLStreamException {
        Matcher page = LINK.matcher(href == null ? "" : href);
        if (!page.matches()) {
            throw new XMLStreamException("a link must lead to a page, but leads to '" + href + "'", xml.getLocation());
        }
        return page.group(1);
    }

    private static List<Span> stripped(List<Span> spans) {
        List<Span> stripped = new ArrayList<>(spans);
        if (!stripped.isEmpty()) {
            stripped.set(0, with(stripped.getFirst(), stripped.getFirst().text().stripLeading()));
            int last = stripped.size() - 1;
            stripped.set(last, with(stripped.get(last), stripped.get(last).text().stripTrailing()));
        }
        stripped.removeIf(span -> span.text().isEmpty());
        return List.copyOf(stripped);
    }

    private static Span with(Span span, String text) {
        return new Span(text, span.style(), span.target());
    }

    private void require(String name) throws XMLStreamException {
        if (!xml.isStartElement() || !xml.getLocalName().equals(name)) {
            throw new XMLStreamException("<" + name + "> must stand here", xml.getLocation());
        }
    }

    private XMLStreamException notAllowed() {
        return new XMLStreamException("<" + xml.getLocalName() + "> may not stand here", xml.getLocation());
    }
}
