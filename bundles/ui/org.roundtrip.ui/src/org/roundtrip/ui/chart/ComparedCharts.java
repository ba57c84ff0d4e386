// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jface.action.Action;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.view.ViewAction;

/**
 * The charts that are compared by eye. Those of one kind show different runs or captures, beside each other or in two
 * windows. They share their axes unless a person turned that off. Found by {@code
 * getSite().getService(ComparedCharts.class)}; the workbench owns it. User interface's thread only.
 */
public final class ComparedCharts {
    private static final Texts TEXTS = Texts.of(ComparedCharts.class);

    private final List<Compared> charts = new ArrayList<>();

    /** A view with a chart. Views of one class show charts of one kind. */
    public interface Compared {
        /** What the chart is about, such as a run; null while it shows nothing. */
        Object subject();

        /** A short name of the subject. */
        String subjectName();

        /** Why the subject cannot be compared with that of another chart of this kind; empty if it can. Both have a subject. */
        default String obstacle(Compared other) {
            return "";
        }

        /** Another chart of this kind shows something else than before, or axes are shared no more. */
        void compared();
    }

    /** Adds a view until a control is disposed. */
    public void add(Compared chart, Control owner) {
        charts.add(chart);
        Setting.SHARED_AXES.onChange(owner, chart::compared);
        owner.addDisposeListener(disposed -> {
            charts.remove(chart);
            changed(chart);
        });
    }

    /** The charts with which one shares its axes: those of its kind about something else that can be compared. */
    public <C extends Compared> List<C> beside(C chart, Class<C> kind) {
        return others(chart).filter(each -> chart.obstacle(each).isEmpty()).map(kind::cast).toList();
    }

    private Stream<Compared> others(Compared chart) {
        return chart.subject() == null || !Setting.SHARED_AXES.on() ? Stream.empty() : charts.stream()
                .filter(each -> each.getClass() == chart.getClass() && each.subject() != null && each.subject() != chart.subject());
    }

    /** Says with which charts one shares its axes, or why with none. Empty when there are no others. */
    public String words(Compared chart) {
        List<Compared> others = beside(chart, Compared.class);
        return others.isEmpty() ? others(chart).findFirst().map(each -> TEXTS.text("axesOfItsOwn", chart.obstacle(each))).orElse("")
                : others.size() == 1 ? TEXTS.text("axesShared", others.getFirst().subjectName())
                : TEXTS.text("axesSharedWithSome", others.size());
    }

    /** A chart shows something else than before: the others of its kind are told. */
    public void changed(Compared chart) {
        List.copyOf(charts).stream().filter(each -> each != chart && each.getClass() == chart.getClass())
                .forEach(Compared::compared);
    }

    /** A new action that lets charts share their axes, or not. @param owner of the action */
    public static Action toggle(Control owner) {
        Action toggle = ViewAction.toggle(TEXTS.text("shareAxes"), null,
                on -> Setting.SHARED_AXES.set(Boolean.toString(on)));
        toggle.setChecked(Setting.SHARED_AXES.on());
        Setting.SHARED_AXES.onChange(owner, () -> toggle.setChecked(Setting.SHARED_AXES.on()));
        return toggle;
    }
}
