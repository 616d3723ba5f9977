// SPDX-License-Identifier: Apache-2.0

import MullionDisplayTree

/// The registration of this module's image codecs, which the loader executes from the `.init_array` section
/// before `main` runs.
@section(".init_array") @used
private let register: @convention(c) () -> Void = {
  ImageCodecs.register {
    guard CairoHost.isAvailable else { return nil }
    return ImageCodecs(images: PixbufDecoder(), pictures: CairoPictureEncoder())
  }
}
