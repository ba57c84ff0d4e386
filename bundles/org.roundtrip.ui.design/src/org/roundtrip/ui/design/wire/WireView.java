// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.design.Design;
import org.roundtrip.design.ToModel;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.Drawing;
import org.roundtrip.preview.Previews;
import org.roundtrip.preview.WireMessage;
import org.roundtrip.report.chart.ChartStyle;
import org.roundtrip.ui.bytes.BytesWithRoles;
import org.roundtrip.ui.bytes.HexCanvas;
import org.roundtrip.ui.bytes.RoleLegend;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.design.editing.ActiveDesign;
import org.roundtrip.ui.design.editing.DesignListener;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.look.Theme;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.providers.Providers;

/**
 * Shows the real bytes of an echo of the payload in front, as each provider sends them now. After an edit they are made anew in
 * the background, once the person pauses; what is not wanted any more is cancelled. Nothing is made while a run measures, nor
 * while nobody sees this view.
 */
public final class WireView extends ViewPart {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.design.wire";
    private static final int PAUSE_MILLIS = 400;
    private final StackLayout stack = new StackLayout();
    private final Map<String, WireAnswer> answers = new LinkedHashMap<>();
    private final Runnable refresh = this::make;
    private Composite place;
    private EmptyState empty;
    private SashForm shown;
    private WireTable table;
    private WireFields fields;
    private HexCanvas hex;
    private RoleLegend legend;
    private ActiveDesign active;
    private Drawing made;
    private WireJob job;

    @Override
    public void createPartControl(Composite parent) {
        place = parent;
        place.setLayout(stack);
        empty = new EmptyState(place, Messages.empty, Messages.emptyHow);
        shown = new SashForm(place, SWT.HORIZONTAL);
        SashForm left = new SashForm(shown, SWT.VERTICAL);
        Providers providers = getSite().getService(Providers.class);
        table = new WireTable(left, providers::label, this::message);
        fields = new WireFields(left, span -> hex.highlight(span));
        left.setWeights(1, 1);
        bytes();
        shown.setWeights(2, 3);
        stack.topControl = empty;
        active = new ActiveDesign(getSite().getPage(), new DesignListener() {
            @Override
            public void designChanged(Design before) {
                later();
            }
        });
        providers.onChange(place, this::later);
        place.addDisposeListener(disposed -> {
            active.dispose();
            cancel();
        });
        place.addListener(SWT.Show, event -> later());
        shown.addListener(SWT.Resize, event -> later());
        later();
    }

    private void bytes() {
        Composite right = new Composite(shown, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(right);
        hex = new HexCanvas(right, JFaceResources.getFont(JFaceResources.TEXT_FONT));
        hex.onSelect(span -> fields.select(span));
        GridDataFactory.fillDefaults().grab(true, true).applyTo(hex);
        legend = new RoleLegend(right);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(legend);
        Theme.onChange(hex, this::look);
        look();
    }

    private void look() {
        ChartStyle style = ChartLooks.style(hex, 1);
        hex.look(style);
        legend.look(style);
    }

    @Override
    public void setFocus() {
        (stack.topControl == shown ? table.control() : empty).setFocus();
    }

    private void later() {
        if (!place.isDisposed()) {
            place.getDisplay().timerExec(PAUSE_MILLIS, refresh);
        }
    }

    private void make() {
        if (place.isDisposed() || !place.isVisible()) {
            return;
        }
        Drawing drawing = active.editing().map(editing -> ToModel.drawing(editing.design()))
                .filter(each -> each.payload().isPresent()).orElse(null);
        if (drawing == null) {
            cancel();
            made = null;
            say(Messages.empty, Messages.emptyHow);
            return;
        }
        List<String> ready = getSite().getService(Providers.class).all().stream().filter(KnownProvider::ready)
                .map(KnownProvider::id).toList();
        if (drawing.equals(made) && answers.keySet().containsAll(ready)) {
            return;
        }
        if (getSite().getService(OpenRuns.class).all().stream().anyMatch(OpenRun::live)) {
            say(Messages.measuring, Messages.measuringHow);
            later();
            return;
        }
        cancel();
        made = drawing;
        answers.clear();
        ready.forEach(provider -> answers.put(provider, WireAnswer.waiting(provider)));
        job = new WireJob(previews(), drawing, ready, answer -> place.getDisplay().asyncExec(() -> answered(drawing, answer)));
        job.setSystem(true);
        job.schedule();
        show(shown);
        table.show(new ArrayList<>(answers.values()));
    }

    private Previews previews() {
        return new Previews(getSite().getService(Providers.class).catalogue(),
                Optional.ofNullable(getSite().getService(Dissectors.class)).orElseGet(Dissectors::new),
                getSite().getService(RoundtripHome.class));
    }

    private void answered(Drawing drawing, WireAnswer answer) {
        if (!place.isDisposed() && drawing == made) {
            answers.put(answer.provider(), answer);
            message(table.show(new ArrayList<>(answers.values())));
        }
    }

    private void message(Optional<WireMessage> message) {
        if (message.isEmpty()) {
            return;
        }
        WireMessage wire = message.get();
        Map<ByteRole, Long> totals = new EnumMap<>(ByteRole.class);
        wire.roles().forEach((role, count) -> totals.put(role, (long) count));
        if (!Arrays.equals(hex.content().bytes(), wire.bytes())) {
            hex.show(new BytesWithRoles(wire.bytes(), wire::role, totals));
            fields.show(wire.fields());
            legend.show(totals);
        }
    }

    private void cancel() {
        if (job != null) {
            job.cancel();
            job = null;
        }
    }

    private void say(String what, String how) {
        empty.say(what, how, null);
        show(empty);
    }

    private void show(Control top) {
        if (stack.topControl != top) {
            stack.topControl = top;
            place.layout();
        }
    }
}
