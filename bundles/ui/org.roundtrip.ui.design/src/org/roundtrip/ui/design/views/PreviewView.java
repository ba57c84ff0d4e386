// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.views;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.design.ToModel;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Payload;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.Previews;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.text.ShortLabel;

/**
 * Base of views that have each chosen provider make something of what is selected. That is an operation, or an echo of
 * the payload in front while none is. After an edit all is made anew in the background, once the person pauses; what is
 * not wanted any more is cancelled. Nothing is made while a run is measured (see {@link Previews#mustWait}), nor while
 * nobody sees the view.
 *
 * @param <T> what a provider makes
 */
public abstract class PreviewView<T> extends DesignView {
    private static final Texts TEXTS = Texts.of(PreviewView.class);
    private static final int PAUSE_MILLIS = 400;
    private static final int WAIT_MILLIS = 2000;
    private final Map<String, Answer<T>> answers = new HashMap<>();
    private final Runnable refresh = this::make;
    private Composite place;
    private ShortLabel head;
    private ProviderChoice choice;
    private Wanted wanted;
    private Optional<Called> called = Optional.empty();
    /** What a person has stopped; it is not begun again by itself. */
    private Wanted stopped;
    private PreviewJob<T> job;
    /** Whether a run was being measured when something was wanted last. */
    private boolean waits;

    /** What is made, apart from the providers. @param details see {@link #details} */
    private record Wanted(Drawing drawing, Optional<Called> called, Object details) {
        PreviewedCall call() throws PreviewException {
            return called.isPresent() ? PreviewedCall.of(called.get().operation()) : PreviewedCall.of(drawing);
        }
    }

    @Override
    protected final void created(Composite whole) {
        place = whole;
        Providers providers = getSite().getService(Providers.class);
        choice = new ProviderChoice(providers);
        getViewSite().getActionBars().getToolBarManager().add(choice);
        addActions();
        getViewSite().getActionBars().updateActionBars();
        providers.onChange(place, this::later);
        Setting.HIDDEN_PREVIEWS.onChange(place, this::later);
        // A view in a tab behind others gets its size when it comes to the front for the first time.
        place.addListener(SWT.Resize, event -> later());
        PreviewTimes.listen(this, place, this::later, this::stop);
    }

    /** Adds the view's own actions behind the choice of providers. */
    protected void addActions() {
    }

    /** Returns what would be here, as a sentence without a full stop. */
    protected abstract String emptyWords();

    /** An operation without parameters and result can be called, too. */
    private Optional<Drawing> drawing(DesignEditing editing) {
        return editing.previewed().map(ToModel::drawing)
                .or(() -> called(editing).map(operation -> ToModel.drawing(editing.design())));
    }

    /** Returns the operation that something was wanted of last; empty when it is an echo of the payload. */
    protected final Optional<Called> called() {
        return called;
    }

    /** Returns what is called, as long as something is wanted that can be called. */
    protected final Optional<PreviewedCall> call() {
        try {
            return wanted == null ? Optional.empty() : Optional.of(wanted.call());
        } catch (PreviewException e) {
            // The answers say so.
            return Optional.empty();
        }
    }

    /** Returns the operation that is selected now; empty when none is. */
    protected final Optional<Called> called(DesignEditing editing) {
        return editing.selectedOperation(called.map(Called::id).orElse(0)).map(drawn -> Called.of(editing, drawn));
    }

    /** Creates the line that says what is called. */
    protected final void createHead(Composite body) {
        head = new ShortLabel(body, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).hint(0, SWT.DEFAULT).applyTo(head);
    }

    private String words(Drawing drawing) {
        return called.map(Called::operation).map(operation -> TEXTS.text(operation.oneWay() ? "oneWay" : "operation", operation.name()))
                .orElseGet(() -> TEXTS.text("echo", Payload.describe(drawing.payload().orElseThrow())));
    }

    /**
     * Returns what else is wanted, apart from the call, compared by {@code equals}. It is empty when something is
     * missing, which this method then says itself.
     */
    protected Optional<Object> details(DesignEditing editing) {
        return Optional.of("");
    }

    /**
     * Makes it with one provider. Runs in the background.
     *
     * @param call    what is called
     * @param details as {@link #details} has returned them
     * @param soFar   may be given parts of the result
     */
    protected abstract T make(Previews previews, PreviewedCall call, Object details, String provider, Consumer<T> soFar)
            throws PreviewException, InterruptedException;

    /**
     * Shows the answers. What is called is said already.
     *
     * @param drawing with what is called
     * @param all     by the providers' ids, in their order; not done yet for those that are still asked
     */
    protected abstract void show(Drawing drawing, Map<String, Answer<T>> all);

    /**
     * Returns the ids of visible providers that cannot be called until their libraries are fetched, each with this
     * reason.
     */
    protected final Map<String, String> notFetched() {
        Map<String, String> reasons = new LinkedHashMap<>();
        choice.notFetched().forEach(id -> reasons.put(id, TEXTS.text("notFetched")));
        return reasons;
    }

    /** Returns the name of a provider. */
    protected final String label(String provider) {
        return getSite().getService(Providers.class).label(provider);
    }

    @Override
    protected final void designChanged() {
        later();
    }

    @Override
    protected void selectionChanged() {
        // In a plan the selected operation has what is previewed.
        if (editing().filter(editing -> !editing.design().hasPayload() || !called(editing).equals(called)).isPresent()) {
            later();
        }
    }

    /** Looks a little later whether something else is wanted now. */
    protected final void later() {
        later(PAUSE_MILLIS);
    }

    private void later(int millis) {
        if (!place.isDisposed()) {
            place.getDisplay().timerExec(millis, refresh);
        }
    }

    /** Stops what is being made until something else is wanted; what was made stays. */
    protected final void halt() {
        stopped = wanted;
        stop();
        later(0);
    }

    /** Whether something is being made now. */
    protected final boolean busy() {
        return job != null;
    }

    /** Something is being made now, or nothing any more, see {@link #busy}. */
    protected void busyChanged() {
    }

    private void stop() {
        if (job != null) {
            job.cancel();
            turnTo(null);
        }
    }

    private void turnTo(PreviewJob<T> next) {
        job = next;
        if (!place.isDisposed()) {
            busyChanged();
        }
    }

    private void make() {
        if (place.isDisposed() || !place.isVisible()) {
            return;
        }
        choice.name();
        DesignEditing editing = editing().orElse(null);
        Optional<Drawing> drawing = editing().flatMap(this::drawing);
        if (drawing.isEmpty()) {
            forget();
            say(emptyWords(), TEXTS.text("empty.how"));
            return;
        }
        called = called(editing);
        Optional<Object> details = details(editing);
        List<String> providers = choice.chosen();
        if (details.isEmpty() || providers.isEmpty()) {
            forget();
            if (details.isPresent()) {
                say(TEXTS.text("none"), TEXTS.text("none.how"));
            }
            return;
        }
        Wanted now = new Wanted(drawing.get(), called, details.get());
        if (!now.equals(wanted)) {
            forget();
            wanted = now;
            stopped = null;
        }
        start(providers);
        tell(providers);
    }

    private void forget() {
        stop();
        answers.clear();
        wanted = null;
    }

    /** Asks those that have not answered, unless they are being asked or a person has stopped that. */
    private void start(List<String> providers) {
        List<String> missing = providers.stream().filter(id -> !answers.containsKey(id) || !answers.get(id).done()).toList();
        if (missing.isEmpty() || wanted.equals(stopped) || job != null && job.asks(missing)) {
            return;
        }
        stop();
        Wanted now = wanted;
        turnTo(new PreviewJob<>(previews(), missing, (previews, provider, soFar) ->
                make(previews, now.call(), now.details, provider, soFar), new Answers()));
        job.schedule();
    }

    /** Takes what a job says to the user interface's thread. That of a job that was stopped does not count. */
    private final class Answers implements PreviewJob.Told<T> {
        @Override
        public void answered(PreviewJob<T> by, String provider, Answer<T> answer) {
            inWindow(by, () -> {
                waits = false;
                // What was made before a problem stays.
                Optional<T> made = answer.made().or(() -> Optional.ofNullable(answers.get(provider)).flatMap(Answer::made));
                answers.put(provider, new Answer<>(made, answer.problem(), answer.done()));
            });
        }

        @Override
        public void ended(PreviewJob<T> by, boolean mustWait, boolean cancelled) {
            inWindow(by, () -> {
                turnTo(null);
                stopped = cancelled ? wanted : stopped;
                waits = mustWait;
                later(mustWait ? WAIT_MILLIS : PAUSE_MILLIS);
            });
        }

        private void inWindow(PreviewJob<T> by, Runnable change) {
            place.getDisplay().asyncExec(() -> {
                if (!place.isDisposed() && by == job) {
                    change.run();
                    tell(choice.chosen());
                }
            });
        }
    }

    private void tell(List<String> providers) {
        if (waits) {
            say(TEXTS.text("measuring"), TEXTS.text("measuring.how"));
            return;
        }
        Map<String, Answer<T>> all = new LinkedHashMap<>();
        providers.forEach(id -> all.put(id, answers.getOrDefault(id, new Answer<>(Optional.empty(), "", false))));
        show();
        head.show(words(wanted.drawing));
        show(wanted.drawing, all);
    }

    private Previews previews() {
        return new Previews(getSite().getService(Providers.class).catalogue(),
                Optional.ofNullable(getSite().getService(Dissectors.class)).orElseGet(Dissectors::new),
                getSite().getService(RoundtripHome.class));
    }
}
