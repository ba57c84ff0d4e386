// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.PDXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLabel;

class PdfReportTest {
    private static final Set<String> PATHS = Set.of("m", "l", "c", "re", "S", "f", "f*");
    @TempDir
    private Path temp;

    @Test
    void whatIsOnPaperCanBeSearched() throws Exception {
        try (PDDocument document = report(SampleRun.in(temp.resolve("run"), "rmi"))) {
            String text = new PDFTextStripper().getText(document);
            for (String wanted : List.of("Sample & more", "sample", "Results", "Provider", "From the first call on", "rmi, measured 45.0 \u00b5s",
                    "Environment", "failed")) {
                assertTrue(text.contains(wanted), wanted + " in " + text);
            }
            assertFalse(text.contains("\"providers\""), "the plan's file, which a page folds away");
        }
    }

    @Test
    void everyPageIsA4AndHasItsNumber() throws Exception {
        try (PDDocument document = report(WideRun.in(temp.resolve("wide")))) {
            int pages = document.getNumberOfPages();
            assertTrue(pages > 1, pages + " pages");
            for (int page = 1; page <= pages; page++) {
                PDFTextStripper stripper = new PDFTextStripper();
                stripper.setStartPage(page);
                stripper.setEndPage(page);
                assertTrue(stripper.getText(document).contains(page + " of " + pages));
                assertEquals(595, document.getPage(page - 1).getMediaBox().getWidth(), 1);
                assertEquals(842, document.getPage(page - 1).getMediaBox().getHeight(), 1);
            }
            assertTrue(document.getDocumentCatalog().getDocumentOutline().hasChildren(), "bookmarks");
            assertTrue(document.getDocumentInformation().getTitle().contains("Wide"));
        }
    }

    @Test
    void chartsAreLinesAndNotPixelsAndItsOneFontIsInTheFile() throws Exception {
        try (PDDocument document = report(SampleRun.in(temp.resolve("run"), "rmi"))) {
            Set<String> fonts = new TreeSet<>();
            int lines = 0;
            for (PDPage page : document.getPages()) {
                for (PDFormXObject form : forms(page.getResources(), fonts)) {
                    lines += (int) new PDFStreamParser(form).parse().stream()
                            .filter(token -> token instanceof Operator operator && PATHS.contains(operator.getName())).count();
                }
            }
            assertTrue(lines > 300, lines + " parts of lines");
            assertEquals(1, fonts.size(), fonts.toString());
            assertTrue(fonts.iterator().next().endsWith("+LiberationSans"), "a part of the font: " + fonts);
        }
    }

    /** All that is drawn on a page. Nothing of it is an image, and each font is in the file. */
    private static List<PDFormXObject> forms(PDResources resources, Set<String> fonts) throws IOException {
        List<PDFormXObject> forms = new ArrayList<>();
        for (COSName name : resources.getFontNames()) {
            PDFont font = resources.getFont(name);
            assertTrue(font.isEmbedded(), font.getName());
            fonts.add(font.getName());
        }
        for (COSName name : resources.getXObjectNames()) {
            PDXObject object = resources.getXObject(name);
            assertTrue(object instanceof PDFormXObject, () -> name + " is " + object.getClass());
            forms.add((PDFormXObject) object);
            forms.addAll(forms(((PDFormXObject) object).getResources(), fonts));
        }
        return forms;
    }

    @Test
    void namesOfAnyScriptAreWritten() throws Exception {
        RunFolder run = SampleRun.in(temp.resolve("run"), "\u6771\u4eac \u2198 rmi\u0007");
        run.saveLabel(new RunLabel("\ud83d\ude80 \u2026", "one\n\ntwo\tthree " + "x".repeat(5_000), List.of()));
        try (PDDocument document = report(run)) {
            assertTrue(new PDFTextStripper().getText(document).contains("rmi"), "what the font has can be searched");
        }
    }

    @Test
    void theSameRunGivesTheSameFile() throws Exception {
        RunFolder run = SampleRun.in(temp.resolve("run"), "rmi");
        report(run).close();
        byte[] first = Files.readAllBytes(temp.resolve("r.pdf"));
        report(run).close();
        assertArrayEquals(first, Files.readAllBytes(temp.resolve("r.pdf")));
    }

    private PDDocument report(RunFolder run) throws IOException {
        Reports.write(run, temp.resolve("r.pdf"), new Dissectors(), ShownTexts.ALL);
        return Loader.loadPDF(temp.resolve("r.pdf").toFile());
    }
}
