// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// Registers the reader of interface files before `main`, because the modules of views and controllers do not
/// depend on this one.
@section(".init_array") @used
private let register: @convention(c) () -> Void = {
  InterfaceReader.registration.register { FileReader() }
}
