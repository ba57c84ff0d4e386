// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.intro.IIntroManager;
import org.eclipse.ui.intro.IIntroPart;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.run.RunPerspective;

/** The page of welcome: places to begin, whose links lead somewhere. */
@WindowTest
class WelcomeTest {
    private static final Pattern COMMAND = Pattern.compile("<a href=\"([^\"]+)\">");

    @Test
    void everyLinkRunsACommandThatExists() throws CommandException {
        IWorkbench workbench = PlatformUI.getWorkbench();
        IIntroPart welcome = workbench.getIntroManager().showIntro(Workbench.page().getWorkbenchWindow(), true);
        try {
            List<Link> links = new ArrayList<>();
            links(Workbench.page().getWorkbenchWindow().getShell(), links);
            List<String> commands = links.stream().flatMap(link -> commands(link).stream()).toList();
            assertEquals(10, commands.size(), commands.toString());
            for (String text : commands) {
                ParameterizedCommand command = workbench.getService(ICommandService.class).deserialize(text);
                assertTrue(command.getCommand().isDefined(), text);
                assertTrue(command.getCommand().isHandled(), text);
            }
        } finally {
            workbench.getIntroManager().closeIntro(welcome);
        }
    }

    @Test
    void itMakesRoomForThePartToWhichAPersonGoesOn() throws PartInitException {
        IIntroManager manager = PlatformUI.getWorkbench().getIntroManager();
        manager.showIntro(Workbench.page().getWorkbenchWindow(), false);
        Workbench.settle();
        Workbench.page().showView("org.roundtrip.ui.results.table");
        Workbench.until("the page of welcome is closed", () -> manager.getIntro() == null);
        assertTrue(Workbench.page().isPartVisible(Workbench.page().getActivePart()));
    }

    @Test
    void aViewThatThePerspectiveLacksDoesNotGetTheWindowToItself() throws PartInitException {
        IIntroManager manager = PlatformUI.getWorkbench().getIntroManager();
        manager.showIntro(Workbench.page().getWorkbenchWindow(), false);
        Workbench.settle();
        IViewPart view = Workbench.page().showView("org.roundtrip.ui.packets.anatomy");
        Workbench.until("the page of welcome is closed", () -> manager.getIntro() == null);
        Workbench.until("the other views are in sight too", Workbench::perspectiveIsInSight);
        assertTrue(Workbench.page().isPartVisible(view));
        Workbench.page().hideView(view);
    }

    @Test
    void aLinkToAPerspectiveThatIsThereAlreadyShowsIt() {
        IIntroManager manager = PlatformUI.getWorkbench().getIntroManager();
        Workbench.showPerspective(RunPerspective.ID);
        manager.showIntro(Workbench.page().getWorkbenchWindow(), false);
        List<Link> links = new ArrayList<>();
        links(Workbench.page().getWorkbenchWindow().getShell(), links);
        Link toRun = links.stream().filter(each -> each.getText().contains(RunPerspective.ID)).findFirst().orElseThrow();
        Event click = new Event();
        click.text = commands(toRun).stream().filter(each -> each.contains(RunPerspective.ID)).findFirst().orElseThrow();
        toRun.notifyListeners(SWT.Selection, click);
        assertNull(manager.getIntro());
        assertEquals(RunPerspective.ID, Workbench.page().getPerspective().getId());
    }

    private static List<String> commands(Link link) {
        return COMMAND.matcher(link.getText()).results().map(found -> found.group(1)).toList();
    }

    private static void links(Control control, List<Link> found) {
        if (control instanceof Link link) {
            found.add(link);
        } else if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                links(child, found);
            }
        }
    }
}
