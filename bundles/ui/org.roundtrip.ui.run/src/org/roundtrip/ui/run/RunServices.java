// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.roundtrip.capture.network.NetworkAbility;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.check.KeptChecks;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.control.LastEnd;
import org.roundtrip.ui.run.control.NetworkTrials;
import org.roundtrip.ui.run.control.QuitGuard;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.control.RunsOfLastTime;
import org.roundtrip.ui.run.control.Servers;
import org.roundtrip.ui.run.hosts.DialogQuestions;
import org.roundtrip.ui.run.hosts.Hosts;
import org.roundtrip.ui.run.library.KnownResults;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.services.WorkbenchServiceFactory;

/** Creates the services of the perspective Run. */
public final class RunServices extends WorkbenchServiceFactory {

    @Override
    protected Object create(Class<?> service, IWorkbench workbench) {
        Display display = workbench.getDisplay();
        if (service == Library.class) {
            return new Library(home(), display);
        }
        if (service == KnownResults.class) {
            return new KnownResults(workbench.getService(OpenRuns.class), display);
        }
        if (service == Servers.class) {
            return new Servers(display, home(), new DialogQuestions(display));
        }
        if (service == Hosts.class) {
            return new Hosts(display, new HostList(home()), new KeptChecks(home()), new DialogQuestions(display));
        }
        if (service == NetworkTrials.class) {
            return new NetworkTrials(NetworkAbility::missing, NetworkTrials::whileNothingRuns, work -> {
                if (!display.isDisposed()) {
                    display.asyncExec(work);
                }
            });
        }
        if (service == RunControl.class) {
            RunControl control = new RunControl(display, home(), workbench.getService(Providers.class),
                    workbench.getService(OpenRuns.class), new DialogQuestions(display));
            workbench.addWorkbenchListener(new QuitGuard(control));
            return control;
        }
        if (service == LastEnd.class) {
            LastEnd end = new LastEnd();
            workbench.addWorkbenchListener(end);
            return end;
        }
        if (service == RunsOfLastTime.class) {
            RunsOfLastTime runs = new RunsOfLastTime(workbench.getService(OpenRuns.class), workbench);
            workbench.addWorkbenchListener(runs);
            workbench.getService(OpenRuns.class).addListener(runs);
            return runs;
        }
        return null;
    }
}
