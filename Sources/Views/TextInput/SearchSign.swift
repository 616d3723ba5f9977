// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The image that an app set instead of a search field's magnifying glass.
final class SearchSign: UIImageView {}
