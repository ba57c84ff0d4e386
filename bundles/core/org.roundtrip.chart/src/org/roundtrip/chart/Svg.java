// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.io.StringWriter;
import java.util.function.Consumer;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Turns charts into SVG. Any thread. */
public final class Svg {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    private Svg() {
    }

    /** Returns what a painter draws as an SVG element for use in HTML. @param id unique in the page, for references within the image */
    public static String of(Consumer<Graphics2D> painter, int width, int height, String id) {
        try {
            Document document = DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().getDOMImplementation()
                    .createDocument(NAMESPACE, "svg", null);
            SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
            context.setComment(null);
            context.setPrecision(2);
            SVGGraphics2D graphics = new SVGGraphics2D(context, false);
            graphics.setSVGCanvasSize(new Dimension(width, height));
            painter.accept(graphics);
            Element root = graphics.getRoot();
            root.setAttribute("viewBox", "0 0 " + width + " " + height);
            root.setAttribute("font-family", "system-ui, sans-serif");
            Transformer serializer = TransformerFactory.newDefaultInstance().newTransformer();
            serializer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
            StringWriter text = new StringWriter();
            serializer.transform(new DOMSource(root), new StreamResult(text));
            return text.toString().replaceAll("(id=\"|url\\(#)", "$1" + id + "-");
        } catch (ParserConfigurationException | TransformerException e) {
            throw new IllegalStateException(e);
        }
    }
}
