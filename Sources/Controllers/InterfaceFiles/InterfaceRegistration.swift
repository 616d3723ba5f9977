// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The registration of the reader of interface files, which runs before `main`, because the modules of views
/// and controllers do not depend on this one.
@section(".init_array") @used
private let register: @convention(c) () -> Void = {
  InterfaceReader.registration.register { FileReader() }
}
