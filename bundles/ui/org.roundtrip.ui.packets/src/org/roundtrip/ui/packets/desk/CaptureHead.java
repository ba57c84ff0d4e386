// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;
import org.roundtrip.ui.view.RunHead;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.view.RunViews;

/**
 * The line at the top of a view of packets. It names the run and the fork, or the capture file. Beside a file it offers
 * the packets of the run in focus. Of the views in sight only the one that leads ({@link CaptureView#rank}) has the
 * line. A view with room for hardly more than that line has the name in its tab. The parent must have a grid layout.
 * User interface's thread only.
 */
final class CaptureHead {
    private static final Texts TEXTS = Texts.of(CaptureHead.class);

    /** For how many lines of text a view is high that can spare one. */
    private static final int LEAST_LINES = 5;
    private final Composite view;
    private final CaptureView part;
    private final CaptureDesk desk;
    private final FocusService focus;
    private final RunHead head;
    private final Consumer<String> tab;
    /** What is shown, in a few words; empty for nothing. */
    private String shown = "";
    /** Whether another view in sight has the line. */
    private boolean led;

    /** @param tab takes what the view's tab names: the run or the file while the line has no room, else nothing */
    CaptureHead(Composite view, CaptureView part, CaptureDesk desk, Consumer<String> tab) {
        IWorkbenchWindow window = part.getSite().getWorkbenchWindow();
        this.view = view;
        this.part = part;
        this.tab = tab;
        this.desk = desk;
        focus = window.getService(FocusService.class);
        head = new RunHead(view);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(head.control());
        view.addListener(SWT.Resize, event -> giveRoom());
        OpenRuns runs = window.getService(OpenRuns.class);
        OpenRunsListener following = new OpenRunsListener() {
            @Override
            public void changed(OpenRun run) {
                update();
            }
        };
        runs.addListener(following);
        FocusListener moved = (before, now, origin) -> update();
        focus.addListener(moved);
        IPartListener2 sight = new IPartListener2() {
            @Override
            public void partVisible(IWorkbenchPartReference other) {
                lookLater(other);
            }

            @Override
            public void partHidden(IWorkbenchPartReference other) {
                lookLater(other);
            }
        };
        window.getPartService().addPartListener(sight);
        view.addDisposeListener(disposed -> {
            window.getPartService().removePartListener(sight);
            runs.removeListener(following);
            focus.removeListener(moved);
        });
    }

    /** Names what is on the desk by now. */
    void update() {
        Optional<CaptureSource> source = desk.source();
        OpenRun run = focus.focus().run();
        NoCaptureReason lacking = desk.noCaptureReason().filter(reason -> reason.run() != null).orElse(null);
        led = isLed();
        shown = "";
        if (source.isPresent() && source.get().fork().isPresent() && run != null) {
            shown = RunNames.shortName(run);
            head.showPart(run, source.get().title());
        } else if (source.isPresent()) {
            shown = source.get().title();
            head.showFile(source.get().file().toString(), "packets");
        } else if (lacking != null) {
            shown = RunNames.shortName(lacking.run());
            head.showPart(lacking.run(), lacking.title());
        }
        head.offer(offer(run));
        giveRoom();
    }

    /** Beside a file the packets of the run in focus. */
    private RunViews.Offer offer(OpenRun run) {
        return desk.behindFile().isEmpty() ? RunViews.Offer.NOTHING
                : new RunViews.Offer(TEXTS.text("showPacketsOf", RunNames.shortName(run)), TEXTS.text("backToRun"), "", desk::openFocus);
    }

    /** Whether a view in sight leads this one. */
    private boolean isLed() {
        IWorkbenchPage page = part.getSite().getPage();
        return Stream.of(page.getViewReferences()).map(each -> each.getPart(false))
                .anyMatch(each -> each instanceof CaptureView other && other.rank() < part.rank() && page.isPartVisible(other));
    }

    /** Later: a part that comes into sight or goes is not there yet, or still is. */
    private void lookLater(IWorkbenchPartReference other) {
        if (other.getPart(false) instanceof CaptureView) {
            view.getDisplay().asyncExec(() -> {
                if (!view.isDisposed() && led != isLed()) {
                    update();
                }
            });
        }
    }

    private void giveRoom() {
        Control line = head.control();
        int height = view.getClientArea().height;
        boolean visible = !shown.isEmpty() && !led && height >= LEAST_LINES * lineHeight();
        // A view behind others may have no size yet.
        tab.accept(visible || led || height == 0 ? "" : shown);
        if (visible != line.getVisible() || visible == ((GridData) line.getLayoutData()).exclude) {
            ((GridData) line.getLayoutData()).exclude = !visible;
            line.setVisible(visible);
            view.layout();
        }
    }

    private int lineHeight() {
        GC gc = new GC(head.control());
        try {
            return gc.getFontMetrics().getHeight();
        } finally {
            gc.dispose();
        }
    }
}
