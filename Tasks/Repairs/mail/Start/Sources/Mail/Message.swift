// SPDX-License-Identifier: Apache-2.0

struct Message: Hashable {
  let id: Int
  var subject: String
  var isRead = false
}
