// SPDX-License-Identifier: Apache-2.0

import MullionViewControllers

/// Registers this module before `main` runs, from the `.init_array` section that the loader executes.
///
/// No module imports GTKHost: an application that contains `import UIKit` is shown in a window if this module
/// is linked.
@section(".init_array") @used
private let register: @convention(c) () -> Void = {
  ApplicationHostRegistry.registration.register(GTKHost.entry)
}
