// SPDX-License-Identifier: Apache-2.0

struct Recipe: Hashable {
  let id: Int
  let name: String
  let minutes: Int
}
