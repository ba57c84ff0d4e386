// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.roundtrip.analysis.condition.Check;
import org.roundtrip.analysis.condition.Check.Answer;
import org.roundtrip.model.Run;
import org.roundtrip.words.ConditionWords;
import org.roundtrip.words.RunTitle;

/** Writes checked conditions as JUnit's XML, which build servers read. A run is a suite, each row of a condition a test case. */
final class JunitReport {
    private JunitReport() {
    }

    /** @param strict whether what is not known for certain is a failure; else such a case is skipped */
    static void write(Run run, List<Check> checks, boolean strict, Path file) throws IOException {
        try (Writer out = Files.newBufferedWriter(file)) {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(out);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeStartElement("testsuite");
            xml.writeAttribute("name", RunTitle.of(run));
            xml.writeAttribute("timestamp", run.started().toString());
            xml.writeAttribute("tests", Integer.toString(checks.size()));
            xml.writeAttribute("failures", Long.toString(checks.stream().filter(check -> check.fails(strict)).count()));
            xml.writeAttribute("skipped", Long.toString(checks.stream().filter(check -> skipped(check, strict)).count()));
            for (Check check : checks) {
                write(check, strict, xml);
            }
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IOException(e);
        }
    }

    private static boolean skipped(Check check, boolean strict) {
        return !check.fails(strict) && check.answer() != Answer.NOT_MET;
    }

    private static void write(Check check, boolean strict, XMLStreamWriter xml) throws XMLStreamException {
        xml.writeStartElement("testcase");
        xml.writeAttribute("classname", check.condition().toString());
        xml.writeAttribute("name", ConditionWords.row(check));
        if (check.fails(strict) || skipped(check, strict)) {
            xml.writeEmptyElement(check.fails(strict) ? "failure" : "skipped");
            xml.writeAttribute("message", ConditionWords.sentence(check));
        }
        xml.writeEndElement();
    }
}
