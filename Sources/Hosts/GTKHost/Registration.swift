// SPDX-License-Identifier: Apache-2.0

import MullionViewControllers

/// The registration of this module, which the loader executes from the `.init_array` section before `main`
/// runs.
///
/// No module imports GTKHost: an application that contains `import UIKit` is shown in a window if this module
/// is linked.
@section(".init_array") @used
private let register: @convention(c) () -> Void = {
  ApplicationHostRegistry.registration.register(GTKHost.entry)
}
