// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.commands.Command;
import org.eclipse.jface.bindings.TriggerSequence;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.keys.IBindingService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.help.Guide;
import org.roundtrip.help.Page;
import org.roundtrip.help.view.HelpView;
import org.roundtrip.ui.providers.Providers;

/** Help on the active view, in the real window. */
@WindowTest
class HelpTest {

    private static final String HERE = "org.eclipse.ui.help.dynamicHelp";
    private static final String CONTENTS = "org.eclipse.ui.help.helpContents";

    private final IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();

    @AfterEach
    void reset() {
        page.resetPerspective();
    }

    @Test
    void f1IsTheKeyForHelpOnTheActiveView() {
        TriggerSequence key = PlatformUI.getWorkbench().getService(IBindingService.class).getBestActiveBindingFor(HERE);
        assertEquals("F1", String.valueOf(key));
    }

    @Test
    void opensThePageOfTheActiveView() throws Exception {
        page.showView("org.roundtrip.ui.results.table");
        assertEquals("results", after(HERE).page().id());
        page.showView("org.roundtrip.ui.run.servers");
        assertEquals("servers", after(HERE).page().id());
        assertEquals("servers", after(HERE).page().id(), "help on help turned the page");
    }

    @Test
    void openingTheContentsKeepsThePage() throws Exception {
        page.showView("org.roundtrip.ui.packets.list");
        after(HERE);
        page.showView("org.roundtrip.ui.run.library");
        assertEquals("packets-perspective", after(CONTENTS).page().id());
    }

    @Test
    void everyProviderHasAPageThatItsBundleContributes() {
        Workbench.service(Providers.class).catalogue().providers().forEach(provider ->
                assertTrue(Guide.get().page(provider.info().id()).isPresent(), provider.info().id()));
    }

    @Test
    void everyPageIsShownAsText() throws Exception {
        HelpView help = after(CONTENTS);
        StyledText text = text(page.getWorkbenchWindow().getShell());
        for (Page each : Guide.get().pages()) {
            help.open(each);
            Workbench.settle();
            assertTrue(text.getText().startsWith(each.title()), each.id());
            assertTrue(text.getText().contains(each.blocks().getLast().spans().getLast().text()), each.id());
            assertEquals(0, text.getTopPixel(), each.id());
        }
    }

    /** Paragraphs are long, and a word may stand within others before it begins one: "ping" in "stopping". */
    @Test
    void aSearchLeadsToTheFirstWordThatIsMarked() throws Exception {
        HelpView help = after(CONTENTS);
        Composite window = page.getWorkbenchWindow().getShell();
        Text search = Workbench.find(help, Text.class, each -> true);
        StyledText text = text(window);
        for (String word : List.of("ping", "floor")) {
            for (Page each : Guide.get().find(word)) {
                search.setText("");
                help.open(each);
                search.setText(word);
                Workbench.settle();
                int y = text.getLocationAtOffset(Guide.places(text.getText(), word).getFirst()).y;
                assertTrue(y >= 0 && y + text.getLineHeight() <= text.getClientArea().height,
                        () -> word + " in " + each.id() + " is at " + y + " of " + text.getClientArea().height);
            }
        }
    }

    @Test
    void theBestPageOfASearchIsInSight() throws Exception {
        HelpView help = after(CONTENTS);
        Text search = Workbench.find(help, Text.class, each -> true);
        Table contents = Workbench.find(help, Table.class, each -> true);
        help.open(Guide.get().find("call").getLast());
        search.setText("call");
        Workbench.settle();
        assertEquals(Guide.get().find("call").getFirst().title(), contents.getItem(contents.getTopIndex()).getText());
        search.setText("");
    }

    @Test
    void copyIsEnabledWhileTextOfThePageIsSelected() throws Exception {
        after(CONTENTS).open(Guide.get().first());
        IHandlerService handlers = PlatformUI.getWorkbench().getService(IHandlerService.class);
        Command copy = PlatformUI.getWorkbench().getService(ICommandService.class).getCommand("org.eclipse.ui.edit.copy");
        StyledText text = text(page.getWorkbenchWindow().getShell());
        text.setFocus();
        Workbench.until("the page has the focus", text::isFocusControl);
        assertFalse(copy.isEnabled());
        handlers.executeCommand("org.eclipse.ui.edit.selectAll", null);
        assertTrue(copy.isEnabled());
        after(CONTENTS).open(Guide.get().pages().getLast());
        assertFalse(copy.isEnabled());
    }

    private HelpView after(String command) throws Exception {
        PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
        Workbench.settle();
        return assertInstanceOf(HelpView.class, page.getActivePart());
    }

    private static StyledText text(Composite within) {
        return Stream.of(within.getChildren()).map(HelpTest::textIn).filter(text -> text != null).findFirst()
                .orElse(null);
    }

    private static StyledText textIn(Control control) {
        return control instanceof StyledText text && Guide.get().pages().stream()
                .anyMatch(page -> text.getText().startsWith(page.title())) ? text
                        : control instanceof Composite composite ? text(composite) : null;
    }
}
