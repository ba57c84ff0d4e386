// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** The pages in the bundle: complete, linked, and found by a search. */
class GuideTest {

    private static final Pattern PART = Pattern.compile("<(view|editor|perspective)\\s[^>]*?\\bid=\"(org\\.roundtrip\\.[^\"]+)\"");

    private static final Pattern CONTRIBUTED = Pattern.compile("<page\\s+file=\"([^\"]+)\"");

    private final Guide guide = Guide.get();

    @Test
    void everyPageIsInTheContents() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/org/roundtrip/help/pages"))) {
            Set<String> there = files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".html"))
                    .map(name -> name.replace(".html", "")).collect(Collectors.toCollection(TreeSet::new));
            assertEquals(there, guide.pages().stream().map(Page::id).collect(Collectors.toCollection(TreeSet::new)));
        }
        assertTrue(guide.pages().size() >= 12, guide.pages().size() + " pages");
        assertEquals(guide.pages().size(), guide.pages().stream().map(Page::title).distinct().count());
    }

    @Test
    void everyPageHasText() {
        for (Page page : guide.pages()) {
            assertFalse(page.title().isBlank(), page.id());
            assertTrue(page.blocks().size() > 3, page.id());
            page.blocks().forEach(block -> assertFalse(block.text().isBlank(), page.id()));
        }
    }

    /** A page that cannot be read is only logged in the window, so it must be found here. */
    @Test
    void everyPageThatAnotherBundleContributesCanBeReadAndItsLinksLeadToPages() throws IOException {
        List<Page> contributed = new ArrayList<>();
        try (Stream<Path> bundles = Files.walk(Path.of("../.."), 2)) {
            for (Path plugin : bundles.map(bundle -> bundle.resolve("plugin.xml")).filter(Files::exists).toList()) {
                for (Matcher page = CONTRIBUTED.matcher(Files.readString(plugin)); page.find();) {
                    Path file = plugin.resolveSibling(page.group(1));
                    try (InputStream in = Files.newInputStream(file)) {
                        contributed.add(PageParser.parse(file.getFileName().toString().replace(".html", ""), in));
                    }
                }
            }
        }
        assertTrue(contributed.size() >= 5, contributed.size() + " contributed pages");
        List<Page> all = Stream.concat(guide.pages().stream(), contributed.stream()).toList();
        assertEquals(all.size(), all.stream().map(Page::id).distinct().count());
        assertEquals(all.size(), all.stream().map(Page::title).distinct().count());
        for (Page page : contributed) {
            page.targets().forEach(target -> assertTrue(all.stream().anyMatch(each -> each.id().equals(target)),
                    page.id() + " leads to " + target));
        }
    }

    @Test
    void everyLinkLeadsToAnotherPage() {
        for (Page page : guide.pages()) {
            for (String target : page.targets()) {
                assertTrue(guide.page(target).isPresent(), page.id() + " leads to " + target);
                assertFalse(target.equals(page.id()), page.id() + " leads to itself");
            }
        }
    }

    @Test
    void manyPagesAreReachedByLinksFromTheFirst() {
        Set<String> reached = new HashSet<>();
        List<Page> next = new ArrayList<>(List.of(guide.first()));
        while (!next.isEmpty()) {
            Page page = next.removeLast();
            if (reached.add(page.id())) {
                page.targets().forEach(target -> next.add(guide.page(target).orElseThrow()));
            }
        }
        assertTrue(reached.size() >= 5, "only " + reached + " can be reached by links");
    }

    @Test
    void everyContextNamesAPage() {
        guide.contexts().forEach((part, page) -> assertTrue(guide.page(page).isPresent(), part + " = " + page));
    }

    /** A new view needs a line in contexts.properties, or F1 shows nothing about it. */
    @Test
    void everyViewEditorAndPerspectiveHasAPage() throws IOException {
        Set<String> parts = new TreeSet<>();
        try (Stream<Path> bundles = Files.walk(Path.of("../.."), 2)) {
            for (Path plugin : bundles.map(bundle -> bundle.resolve("plugin.xml")).filter(Files::exists).toList()) {
                for (Matcher part = PART.matcher(Files.readString(plugin)); part.find();) {
                    parts.add(part.group(2));
                }
            }
        }
        assertTrue(parts.size() >= 5, "only " + parts + " found");
        parts.removeAll(guide.contexts().keySet());
        assertEquals(Set.of(), parts, "give them a page in contexts.properties");
    }

    @Test
    void thePageOfAPartIsThatOfItsFirstKnownId() {
        assertEquals("results", guide.pageFor(Stream.of("org.roundtrip.ui.results.table", "other")).id());
        assertEquals("filters", guide.pageFor(Stream.of("org.roundtrip.ui.packets.filter", "org.roundtrip.ui.packets.list")).id());
        assertEquals("run-perspective", guide.pageFor(Stream.of("other", "org.roundtrip.ui.run.perspective")).id());
        assertEquals(guide.first(), guide.pageFor(Stream.of("other")));
    }

    @Test
    void aSearchFindsPagesWithAllOfItsWords() {
        assertEquals(guide.pages(), guide.find("  "));
        assertEquals("packets", guide.find("capture allowed").getFirst().id());
        assertEquals("command-line", guide.find("Exit STATUS").getFirst().id());
        assertEquals(List.of(), guide.find("status quetzalcoatl"));
    }

    @Test
    void aWordIsFoundWhereWordsBegin() {
        String text = "Compared in red (Reduced) \u201cred\u201d, p99.9 on 10.0.0.1: \u00c9t\u00e9 \u2248";
        assertEquals(List.of(12, 17, 27), Guide.places(text, "red"));
        assertEquals(1, Guide.places(text, "p99.9").size());
        assertEquals(List.of(), Guide.places(text, "ompared"));
        assertEquals(1, Guide.places(text, "\u00e9t\u00e9").size(), "in any case");
        assertEquals(1, Guide.places(text, "\u2248").size());
        assertEquals(1, Guide.places("ping()", "(").size(), "a sign stands behind a word");
        assertEquals(List.of(), guide.find("ompared"));
        assertFalse(guide.find("compar").isEmpty(), "while somebody is still typing");
    }

    @Test
    void aWordInTheTitleCountsMoreThanInTheText() {
        assertEquals("servers", guide.find("servers").getFirst().id());
        assertEquals("plans", guide.find("payloads").getFirst().id());
    }
}
