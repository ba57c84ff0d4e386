// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.Objects;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.FocusPlace;
import org.roundtrip.ui.view.PublishedSelection;
import org.roundtrip.ui.view.RunNames;

/**
 * A view of the capture on the window's desk. It shows a sentence instead of its body while there is no capture, or while
 * the view calls {@link #say}. It publishes the desk's selection as its own. A person can drop a capture file on it. User
 * interface's thread only.
 */
public abstract class CaptureView extends ViewPart {
    private static final Texts TEXTS = Texts.of(CaptureView.class);

    /**
     * The {@link #rank} of views. One that shows a capture as a whole, in time, comes first; then one that divides it;
     * then all others.
     */
    protected static final int LEADS = 0;
    protected static final int DIVIDES = 1;
    private static final int LED = 2;
    private static final int MOMENT_MILLIS = 300;
    private final DeskListener listener = new DeskListener() {
        @Override
        public void captureChanged(OpenCapture now) {
            turnTo(now);
            publish();
        }

        @Override
        public void loadingChanged() {
            if (capture == null) {
                turnTo(null);
            }
        }

        @Override
        public void grew(OpenCapture capture) {
            CaptureView.this.grew(capture);
        }

        @Override
        public void filterChanged() {
            if (capture != null) {
                filtered();
            }
        }

        @Override
        public void selectionChanged(CaptureSelection before, CaptureSelection now, Object origin) {
            if (capture != null && origin != CaptureView.this) {
                selected(now);
            }
            publish();
        }
    };
    private PublishedSelection selection;
    private StackLayout stack;
    private Composite parent;
    private EmptyState empty;
    private Control body;
    /** The control of the body that had the focus when the sentence took its place; or null. */
    private Control left;
    private CaptureDesk desk;
    private CaptureHead head;
    private OpenCapture capture;

    /** Creates the control that shows a capture. */
    protected abstract Control createBody(Composite bodyParent);

    /** Shows another capture, of which little or nothing may be read yet. */
    protected abstract void show(OpenCapture shown);

    /** More of the capture was read or decoded. At most 20 times a second. */
    protected void grew(OpenCapture shown) {
    }

    /** Another part of the capture was selected, by anything but this view. */
    protected void selected(CaptureSelection now) {
    }

    /** Other packets pass the filter, see {@link CaptureDesk#passing}. At most 20 times a second while it is applied. */
    protected void filtered() {
    }

    /** Drops the capture that was shown; it is closed afterwards. */
    protected void forget() {
    }

    /** Writes what the view would show and how to get it, while there is no capture. */
    protected abstract void sayEmpty(EmptyState words);

    /**
     * There is no capture now, and the sentence that says so is shown. A view that knows something without it may call
     * {@link #showBody}.
     *
     * @param reason null when none was asked for, or one is being loaded
     */
    protected void lacks(NoCaptureReason reason) {
    }

    /** Returns which views lead. Of those in sight, the ones with the smallest number say all of the run that they show. */
    protected int rank() {
        return LED;
    }

    /** Returns the desk of the window. */
    protected final CaptureDesk desk() {
        return desk;
    }

    /** Returns the capture that is shown, or null. */
    protected final OpenCapture capture() {
        return capture;
    }

    /** Changes the desk's selection; {@link #selected} is not called for it. */
    protected final void select(CaptureSelection now) {
        desk.select(now, this);
    }

    /** Shows a sentence instead of the body, until {@link #sayNothing} or another capture. */
    protected final void say(String what, String how) {
        empty.say(what, how, null);
        bringUp(empty);
    }

    /**
     * Says that a part of the capture is being loaded. It stands at once in place of another sentence, and in place of
     * the body when it takes longer than a moment. The view calls {@link #sayNothing} with the answer.
     */
    protected final void sayLoading(LatestRequest<?> request) {
        if (stack.topControl != body) {
            say(TEXTS.text("loadingPart"), "");
            return;
        }
        parent.getDisplay().timerExec(MOMENT_MILLIS, () -> {
            if (!parent.isDisposed() && request.waiting()) {
                say(TEXTS.text("loadingPart"), "");
            }
        });
    }

    /** Shows the body without a capture, see {@link #lacks}. */
    protected final void showBody() {
        bringUp(body);
    }

    /** Shows the body again. */
    protected final void sayNothing() {
        bringUp(capture == null ? empty : body);
    }

    @Override
    public final void createPartControl(Composite place) {
        desk = getSite().getService(CaptureDesk.class);
        selection = new PublishedSelection(getSite());
        Composite whole = new Composite(place, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(whole);
        head = new CaptureHead(whole, this, desk, this::nameInTab);
        parent = new Composite(whole, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(parent);
        stack = new StackLayout();
        parent.setLayout(stack);
        empty = new EmptyState(parent);
        body = createBody(parent);
        CaptureDrop.on(parent, getSite().getWorkbenchWindow());
        desk.addListener(listener);
        parent.addDisposeListener(disposed -> desk.removeListener(listener));
        turnTo(desk.capture().orElse(null));
        publish();
    }

    private void turnTo(OpenCapture other) {
        if (capture != null && other != capture) {
            forget();
        }
        capture = other;
        head.update();
        setTitleToolTip(desk.source().map(this::name).orElse(""));
        if (capture == null) {
            if (desk.noCaptureReason().isPresent()) {
                empty.say(desk.noCaptureReason().get().what(), desk.noCaptureReason().get().how(), null);
            } else if (desk.loading().isPresent()) {
                empty.say(TEXTS.text("loading", desk.loading().get()), "", null);
            } else {
                sayEmpty(empty);
            }
            bringUp(empty);
            lacks(desk.noCaptureReason().orElse(null));
            return;
        }
        bringUp(body);
        show(capture);
        if (!Objects.equals(desk.selection(), CaptureSelection.NOTHING)) {
            selected(desk.selection());
        }
    }

    /** Names what is shown beside the view's own name in its tab. It names nothing while the line at the top does. */
    private void nameInTab(String shown) {
        String name = getSite().getRegisteredName();
        setPartName(shown.isEmpty() ? name : TEXTS.text("titleOf", name, shown));
    }

    /** The name of a capture: its file, or the run in focus and the fork. */
    private String name(CaptureSource source) {
        OpenRun run = getSite().getService(FocusService.class).focus().run();
        return source.fork().isEmpty() || run == null ? source.title() : RunNames.shortName(run) + " · " + source.title();
    }

    /** Says of what a picture of this view is. It is the run and the fork, or the file; empty while there is neither. */
    public final String pictureTitle() {
        OpenRun run = getSite().getService(FocusService.class).focus().run();
        return desk.source().map(source -> source.fork().isEmpty() || run == null ? source.title()
                : RunNames.pictureTitle(run, source.title())).or(() -> desk.noCaptureReason().filter(why -> why.run() != null)
                .map(why -> RunNames.pictureTitle(why.run(), why.title()))).orElse("");
    }

    private void publish() {
        selection.publish(capture == null ? null : desk.selection());
    }

    private void bringUp(Control other) {
        if (stack.topControl != other) {
            boolean had = stack.topControl != null && (FocusPlace.within(stack.topControl) || lost());
            if (had && other != body) {
                left = parent.getDisplay().getFocusControl();
            }
            stack.topControl = other;
            EditCommand.enable(getViewSite().getActionBars(), other == body);
            parent.layout();
            if (had && !(other == body && left != null && !left.isDisposed() && left.setFocus())) {
                setFocus();
            }
        }
    }

    /** Whether no control has the focus although this is the active part. */
    private boolean lost() {
        return parent.getDisplay().getFocusControl() == null && parent.getDisplay().getActiveShell() == parent.getShell()
                && getSite().getPage().getActivePart() == this;
    }

    @Override
    public void setFocus() {
        stack.topControl.setFocus();
    }
}
