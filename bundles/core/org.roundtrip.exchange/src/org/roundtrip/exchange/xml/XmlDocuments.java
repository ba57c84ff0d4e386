// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** Parses XML that may come from anywhere: no DTD, no entities of its own, nothing fetched, limited nesting. */
final class XmlDocuments {
    private static final int DEEPEST = 300;
    private static final Texts TEXTS = Texts.of(XmlDocuments.class);

    private XmlDocuments() {
    }

    /** Parses a file. @throws InvalidFileException with the line, when it is not well formed or has a DTD */
    static Document parse(SourceFile file) throws InvalidFileException {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
            factory.setNamespaceAware(true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
            factory.setAttribute("jdk.xml.maxElementDepth", String.valueOf(DEEPEST));
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler());
            return builder.parse(new ByteArrayInputStream(file.bytes()));
        } catch (SAXParseException e) {
            throw file.problem(TEXTS.text("line", e.getLineNumber(), e.getColumnNumber(), first(e)));
        } catch (SAXException | IOException e) {
            throw file.problem(TEXTS.text("xml", first(e)));
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String first(Exception e) {
        return Excerpt.said(e.getMessage());
    }
}
