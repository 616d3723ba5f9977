// SPDX-License-Identifier: Apache-2.0

import MullionViewControllers

/// Leaves word of this module before `main`, when the loader calls what stands in this section.
///
/// Nothing imports GTKHost: an application that says `import UIKit` is shown in a window because
/// the linker put this module into it.
@section(".init_array") @used
private let register: @convention(c) () -> Void = {
  ApplicationHostRegistry.registration.register(GTKHost.entry)
}
