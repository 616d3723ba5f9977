// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// Registers the reader of interface files before `main`: views and controllers stand below this module.
@section(".init_array") @used
private let register: @convention(c) () -> Void = {
  InterfaceReader.registration.register { FileReader() }
}
