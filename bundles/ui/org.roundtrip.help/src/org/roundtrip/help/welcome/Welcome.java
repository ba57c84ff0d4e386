// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.welcome;

import java.util.stream.Collectors;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IPartService;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.intro.IIntroManager;
import org.eclipse.ui.part.IntroPart;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.start.StartMarks;

/**
 * The platform's page of welcome. It says what Roundtrip is for, and shows the places to begin side by side, or below
 * each other where the view is narrow.
 */
public final class Welcome extends IntroPart {
    private static final Texts TEXTS = Texts.of(Welcome.class);
    private static final int DOOR_WIDTH = 240;
    /** The view in which the platform shows this page. */
    private static final String PLACE = "org.eclipse.ui.internal.introview";
    private final IPartListener2 makingRoom = new IPartListener2() {
        @Override
        public void partActivated(IWorkbenchPartReference part) {
            if (!part.getId().equals(PLACE)) {
                scroll.getDisplay().asyncExec(Welcome.this::makeRoom);
            }
        }
    };
    private Composite doors;
    private Label about;
    private ScrolledComposite scroll;

    @Override
    public void createPartControl(Composite parent) {
        scroll = new ScrolledComposite(parent, SWT.V_SCROLL);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        doors = new Composite(scroll, SWT.NONE);
        about = new Label(doors, SWT.WRAP);
        about.setText(TEXTS.text("about"));
        GridDataFactory.fillDefaults().grab(true, false).hint(DOOR_WIDTH, SWT.DEFAULT).applyTo(about);
        for (Door door : Door.all()) {
            Control shown = show(door);
            GridDataFactory.fillDefaults().grab(true, false).hint(DOOR_WIDTH, SWT.DEFAULT).applyTo(shown);
        }
        scroll.setContent(doors);
        scroll.addListener(SWT.Resize, event -> fit());
        fit();
        IPartService parts = getIntroSite().getWorkbenchWindow().getPartService();
        parts.addPartListener(makingRoom);
        StartMarks.whenDrawn(doors, "welcome", StartMarks.USABLE);
        scroll.addDisposeListener(disposed -> parts.removePartListener(makingRoom));
    }

    /**
     * While this page has the window to itself, it would cover the part to which a person goes on. Its folder gives the window up
     * first: a view that the perspective lacks was opened in the same folder, which would stay alone in the window.
     */
    private void makeRoom() {
        IWorkbenchWindow window = getIntroSite().getWorkbenchWindow();
        if (window == null) {
            // A part is activated while this page is being closed.
            return;
        }
        IIntroManager manager = window.getWorkbench().getIntroManager();
        if (manager.getIntro() == this && !manager.isIntroStandby(this)) {
            IWorkbenchPage page = window.getActivePage();
            if (page.findViewReference(PLACE) instanceof IViewReference place) {
                page.setPartState(place, IWorkbenchPage.STATE_RESTORED);
            }
            manager.closeIntro(this);
        }
    }

    private void fit() {
        int width = Math.max(DOOR_WIDTH, scroll.getClientArea().width);
        int columns = Math.clamp(width / DOOR_WIDTH, 1, Door.all().size());
        GridLayoutFactory.fillDefaults().margins(20, 16).spacing(24, 16).equalWidth(true).numColumns(columns).applyTo(doors);
        ((GridData) about.getLayoutData()).horizontalSpan = columns;
        scroll.setMinHeight(doors.computeSize(width, SWT.DEFAULT).y);
        doors.layout(true, true);
    }

    private Control show(Door door) {
        Composite place = new Composite(doors, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(8, 6).applyTo(place);
        new Label(place, SWT.NONE).setImage(Icons.image(door.icon()));
        Label name = new Label(place, SWT.NONE);
        name.setText(door.name());
        name.setFont(JFaceResources.getBannerFont());
        Label sentence = new Label(place, SWT.WRAP);
        sentence.setText(door.sentence());
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).hint(DOOR_WIDTH, SWT.DEFAULT).applyTo(sentence);
        Link links = new Link(place, SWT.NONE);
        links.setText(door.links().stream().map(link -> "<a href=\"" + link.command() + "\">" + link.text() + "</a>")
                .collect(Collectors.joining("\n")));
        links.addListener(SWT.Selection, event -> run(event.text));
        GridDataFactory.fillDefaults().span(2, 1).applyTo(links);
        return place;
    }

    private void run(String command) {
        try {
            getIntroSite().getService(IHandlerService.class).executeCommand(
                    getIntroSite().getService(ICommandService.class).deserialize(command), null);
        } catch (CommandException e) {
            ILog.of(Welcome.class).warn("The command cannot be run: " + command, e);
        }
        if (command.startsWith(Door.SHOW_PERSPECTIVE)) {
            // The perspective may have been there already, behind this page.
            makeRoom();
        }
    }

    /** The part looks the same with and without the window to itself. */
    @Override
    public void standbyStateChanged(boolean standby) {
        // There is nothing to change.
    }

    @Override
    public void setFocus() {
        doors.setFocus();
    }
}
